CREATE TABLE "offer_search" (
	"offer_id" integer PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"published_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"application_deadline" date,
	"salary" integer,
	"activity_area_id" smallint NOT NULL,
	"contract_id" smallint NOT NULL,
	"city_id" integer NOT NULL,
	"job_level_id" smallint,
	"job_type_id" smallint,
	"degree_id" smallint,
	"company_size" text,
	"fts" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offer_search" ADD CONSTRAINT "offer_search_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Deleted and written anew rather than compared: it happens when an offer's text or state changes, which is seldom.
CREATE FUNCTION "offer_search_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM public.offer_search WHERE offer_id = NEW.id;
	IF NEW.status = 'published' AND NOT NEW.paused THEN
		INSERT INTO public.offer_search (offer_id, company_id, published_at, expires_at, application_deadline, salary, activity_area_id, contract_id, city_id, job_level_id, job_type_id, degree_id, company_size, fts)
		VALUES (NEW.id, NEW.company_id, NEW.published_at, NEW.expires_at, NEW.application_deadline, CASE WHEN NEW.salary_visible THEN NEW.max_salary END, NEW.activity_area_id, NEW.contract_id, NEW.city_id, NEW.job_level_id, NEW.job_type_id, NEW.degree_id, NEW.company_size, NEW.fts);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "offer_search_follows" AFTER INSERT OR UPDATE OF "status", "paused", "salary_visible", "max_salary", "search_title", "search_body", "company_id", "published_at", "expires_at", "application_deadline", "activity_area_id", "contract_id", "city_id", "job_level_id", "job_type_id", "degree_id", "company_size" ON "offers"
	FOR EACH ROW EXECUTE FUNCTION "offer_search_follow"();--> statement-breakpoint
INSERT INTO "offer_search" ("offer_id", "company_id", "published_at", "expires_at", "application_deadline", "salary", "activity_area_id", "contract_id", "city_id", "job_level_id", "job_type_id", "degree_id", "company_size", "fts")
	SELECT "id", "company_id", "published_at", "expires_at", "application_deadline", CASE WHEN "salary_visible" THEN "max_salary" END, "activity_area_id", "contract_id", "city_id", "job_level_id", "job_type_id", "degree_id", "company_size", "fts" FROM "offers" WHERE "status" = 'published' AND NOT "paused";--> statement-breakpoint
ANALYZE "offer_search";--> statement-breakpoint
CREATE INDEX "offer_search_fts" ON "offer_search" USING gin ("fts") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "offer_search_newest" ON "offer_search" USING btree ("published_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"activity_area_id","contract_id","city_id","job_level_id","job_type_id","degree_id","company_size","company_id","expires_at","application_deadline","salary");--> statement-breakpoint
CREATE INDEX "offer_search_salary" ON "offer_search" USING btree ("salary" DESC NULLS LAST,"published_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offer_search_activity_area" ON "offer_search" USING btree ("activity_area_id","published_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offer_search_city" ON "offer_search" USING btree ("city_id","published_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offer_search_contract" ON "offer_search" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "offer_search_job_type" ON "offer_search" USING btree ("job_type_id");--> statement-breakpoint
CREATE INDEX "offer_search_job_level" ON "offer_search" USING btree ("job_level_id");--> statement-breakpoint
CREATE INDEX "offer_search_degree" ON "offer_search" USING btree ("degree_id");--> statement-breakpoint
CREATE INDEX "offer_search_company_size" ON "offer_search" USING btree ("company_size");
