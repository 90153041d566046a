ALTER TABLE "offers" ADD COLUMN "weekly_hours" smallint;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "schedule" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "night_work" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "sunday_work" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "transport" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "meals" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "housing" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "probation_months" smallint;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "to_bring" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "open_to_disability" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "interview_place" text;--> statement-breakpoint
-- Offers are searched by these facts too: lexemes beside those of the mode and the occupation. No offer states any yet.
CREATE OR REPLACE FUNCTION "offer_search_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM public.offer_search WHERE offer_id = NEW.id;
	IF NEW.status = 'published' AND NOT NEW.paused THEN
		INSERT INTO public.offer_search (offer_id, company_id, published_at, expires_at, application_deadline, salary, activity_area_id, contract_id, city_id, job_level_id, job_type_id, degree_id, company_size, work_mode, occupation_code, title, sponsored_until, ballast, fts)
		VALUES (NEW.id, NEW.company_id, NEW.published_at, NEW.expires_at, NEW.application_deadline, CASE WHEN NEW.salary_visible THEN NEW.max_salary END, NEW.activity_area_id, NEW.contract_id, NEW.city_id, NEW.job_level_id, NEW.job_type_id, NEW.degree_id, NEW.company_size, NEW.work_mode, NEW.occupation_code, to_tsvector('french', NEW.search_title), NEW.sponsored_until, repeat(' ', 2100),
			NEW.fts || array_to_tsvector(array_remove(ARRAY['work_mode=' || NEW.work_mode, 'occupation=' || NEW.occupation_code,
				CASE WHEN NEW.night_work = 'no' THEN 'fact=no_night' END,
				CASE WHEN NEW.sunday_work = 'no' THEN 'fact=no_sunday' END,
				CASE WHEN NEW.transport IN ('provided', 'allowance') THEN 'fact=transport' END,
				CASE WHEN NEW.meals IN ('provided', 'allowance') THEN 'fact=meals' END,
				CASE WHEN NEW.housing IN ('provided', 'allowance') THEN 'fact=housing' END,
				CASE WHEN NEW.open_to_disability THEN 'fact=disability' END], NULL)));
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "offer_search_follows" ON "offers";--> statement-breakpoint
CREATE TRIGGER "offer_search_follows" AFTER INSERT OR UPDATE OF "status", "paused", "salary_visible", "max_salary", "search_title", "search_body", "company_id", "published_at", "expires_at", "application_deadline", "activity_area_id", "contract_id", "city_id", "job_level_id", "job_type_id", "degree_id", "company_size", "work_mode", "night_work", "sunday_work", "transport", "meals", "housing", "open_to_disability", "occupation_code", "sponsored_until" ON "offers"
	FOR EACH ROW EXECUTE FUNCTION "offer_search_follow"();
