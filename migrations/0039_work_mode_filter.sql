-- Offers are searched by their mode of work too: a column of the search's own rows, and a lexeme beside that of the occupation.
ALTER TABLE "offer_search" ADD COLUMN "work_mode" text;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "offer_search_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM public.offer_search WHERE offer_id = NEW.id;
	IF NEW.status = 'published' AND NOT NEW.paused THEN
		INSERT INTO public.offer_search (offer_id, company_id, published_at, expires_at, application_deadline, salary, activity_area_id, contract_id, city_id, job_level_id, job_type_id, degree_id, company_size, work_mode, occupation_code, title, sponsored_until, ballast, fts)
		VALUES (NEW.id, NEW.company_id, NEW.published_at, NEW.expires_at, NEW.application_deadline, CASE WHEN NEW.salary_visible THEN NEW.max_salary END, NEW.activity_area_id, NEW.contract_id, NEW.city_id, NEW.job_level_id, NEW.job_type_id, NEW.degree_id, NEW.company_size, NEW.work_mode, NEW.occupation_code, to_tsvector('french', NEW.search_title), NEW.sponsored_until, repeat(' ', 2100),
			NEW.fts || array_to_tsvector(array_remove(ARRAY['work_mode=' || NEW.work_mode, 'occupation=' || NEW.occupation_code], NULL)));
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "offer_search_follows" ON "offers";--> statement-breakpoint
CREATE TRIGGER "offer_search_follows" AFTER INSERT OR UPDATE OF "status", "paused", "salary_visible", "max_salary", "search_title", "search_body", "company_id", "published_at", "expires_at", "application_deadline", "activity_area_id", "contract_id", "city_id", "job_level_id", "job_type_id", "degree_id", "company_size", "work_mode", "occupation_code", "sponsored_until" ON "offers"
	FOR EACH ROW EXECUTE FUNCTION "offer_search_follow"();--> statement-breakpoint
UPDATE "offer_search" SET "work_mode" = "offers"."work_mode", "fts" = "offer_search"."fts" || array_to_tsvector(ARRAY['work_mode=' || "offers"."work_mode"]) FROM "offers" WHERE "offers"."id" = "offer_search"."offer_id" AND "offer_search"."work_mode" IS NULL;--> statement-breakpoint
CREATE INDEX "offer_search_listed" ON "offer_search" USING btree ("published_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST,"activity_area_id","contract_id","city_id","job_level_id","job_type_id","degree_id","company_size","work_mode","company_id","expires_at","application_deadline","salary");--> statement-breakpoint
CREATE INDEX "offer_search_work_mode" ON "offer_search" USING btree ("work_mode");--> statement-breakpoint
-- The index that a wider one takes the place of goes once that is there.
DO $$
BEGIN
	IF to_regclass('drizzle.waiting_indexes') IS NULL THEN
		DROP INDEX IF EXISTS "offer_search_newest";
	ELSE
		INSERT INTO drizzle.waiting_indexes VALUES ('offer_search_listed, instead', 'DROP INDEX CONCURRENTLY IF EXISTS "offer_search_newest"');
	END IF;
END $$;
