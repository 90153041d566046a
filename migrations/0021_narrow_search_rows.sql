-- A search finds by the index of the words and then visits the rows of what it found: these are narrow from now on, 200 bytes
-- instead of 1 500, as the words are kept out of line. PostgreSQL does so only with a row of more than 2 KB, which the spaces
-- of "ballast" make it; they are compressed to 35 bytes and stay. Rows that are there become narrow by a job, in batches.
ALTER TABLE "offer_search" ADD COLUMN "sponsored_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offer_search" ADD COLUMN "ballast" text;--> statement-breakpoint
ALTER TABLE "offer_search" SET (toast_tuple_target = 512);--> statement-breakpoint
ALTER TABLE "offer_search" ALTER COLUMN "fts" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "offer_search" ALTER COLUMN "title" SET STORAGE PLAIN;--> statement-breakpoint
-- Gives what it is given. Its cost is what it is for: to read words from out of line one by one is dear, and not known to be.
CREATE FUNCTION "offer_words"("words" tsvector) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
BEGIN
	RETURN words;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "offer_search_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM public.offer_search WHERE offer_id = NEW.id;
	IF NEW.status = 'published' AND NOT NEW.paused THEN
		INSERT INTO public.offer_search (offer_id, company_id, published_at, expires_at, application_deadline, salary, activity_area_id, contract_id, city_id, job_level_id, job_type_id, degree_id, company_size, occupation_code, title, sponsored_until, ballast, fts)
		VALUES (NEW.id, NEW.company_id, NEW.published_at, NEW.expires_at, NEW.application_deadline, CASE WHEN NEW.salary_visible THEN NEW.max_salary END, NEW.activity_area_id, NEW.contract_id, NEW.city_id, NEW.job_level_id, NEW.job_type_id, NEW.degree_id, NEW.company_size, NEW.occupation_code, to_tsvector('french', NEW.search_title), NEW.sponsored_until, repeat(' ', 2100),
			CASE WHEN NEW.occupation_code IS NULL THEN NEW.fts ELSE NEW.fts || array_to_tsvector(ARRAY['occupation=' || NEW.occupation_code]) END);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "offer_search_follows" ON "offers";--> statement-breakpoint
CREATE TRIGGER "offer_search_follows" AFTER INSERT OR UPDATE OF "status", "paused", "salary_visible", "max_salary", "search_title", "search_body", "company_id", "published_at", "expires_at", "application_deadline", "activity_area_id", "contract_id", "city_id", "job_level_id", "job_type_id", "degree_id", "company_size", "occupation_code", "sponsored_until" ON "offers"
	FOR EACH ROW EXECUTE FUNCTION "offer_search_follow"();--> statement-breakpoint
UPDATE "offer_search" SET "sponsored_until" = "offers"."sponsored_until" FROM "offers" WHERE "offers"."id" = "offer_id" AND "offers"."sponsored_until" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "offer_search_words" ON "offer_search" USING gin (offer_words("fts")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "offer_search_sponsored" ON "offer_search" USING btree ("sponsored_until") WHERE sponsored_until IS NOT NULL;--> statement-breakpoint
CREATE INDEX "offer_search_wide" ON "offer_search" USING btree ("offer_id") WHERE ballast IS NULL;--> statement-breakpoint
-- The indexes that new ones take the place of go once those are there: where indexes wait until a migration is over, so does
-- this, by the names after them.
DO $$
BEGIN
	IF to_regclass('drizzle.waiting_indexes') IS NULL THEN
		DROP INDEX IF EXISTS "offer_search_fts", "offers_sponsored";
	ELSE
		INSERT INTO drizzle.waiting_indexes VALUES
			('offer_search_words, instead', 'DROP INDEX CONCURRENTLY IF EXISTS "offer_search_fts"'),
			('offer_search_words, too', 'DROP INDEX CONCURRENTLY IF EXISTS "offers_sponsored"');
	END IF;
END $$;
