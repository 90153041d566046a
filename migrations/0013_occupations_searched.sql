-- The row of the search has its offer's occupation, as a column to rank by and as a lexeme to find by, and the title's words
-- alone. Rows that are there get them when their titles are attached, in batches, by a job.
CREATE OR REPLACE FUNCTION "offer_search_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM public.offer_search WHERE offer_id = NEW.id;
	IF NEW.status = 'published' AND NOT NEW.paused THEN
		INSERT INTO public.offer_search (offer_id, company_id, published_at, expires_at, application_deadline, salary, activity_area_id, contract_id, city_id, job_level_id, job_type_id, degree_id, company_size, occupation_code, title, fts)
		VALUES (NEW.id, NEW.company_id, NEW.published_at, NEW.expires_at, NEW.application_deadline, CASE WHEN NEW.salary_visible THEN NEW.max_salary END, NEW.activity_area_id, NEW.contract_id, NEW.city_id, NEW.job_level_id, NEW.job_type_id, NEW.degree_id, NEW.company_size, NEW.occupation_code, to_tsvector('french', NEW.search_title),
			CASE WHEN NEW.occupation_code IS NULL THEN NEW.fts ELSE NEW.fts || array_to_tsvector(ARRAY['occupation=' || NEW.occupation_code]) END);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "offer_search_follows" ON "offers";--> statement-breakpoint
CREATE TRIGGER "offer_search_follows" AFTER INSERT OR UPDATE OF "status", "paused", "salary_visible", "max_salary", "search_title", "search_body", "company_id", "published_at", "expires_at", "application_deadline", "activity_area_id", "contract_id", "city_id", "job_level_id", "job_type_id", "degree_id", "company_size", "occupation_code" ON "offers"
	FOR EACH ROW EXECUTE FUNCTION "offer_search_follow"();
