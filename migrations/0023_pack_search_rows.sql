-- What a search hands over of each match, as 24 bytes beside its row: its facets (degree, size, sector, contract, level, type
-- and two bytes for the town; the first bit says whether it has a deadline), when it was published, its id, its salary (-1 for
-- none). The day on which it was published is a lexeme of its own (days since 1970, in UTC): a search of the newest goes through
-- no more of the index than these days hold. Rows that are there are packed by the next migration, which needs no
-- lock of the table.
ALTER TABLE "offer_search" ADD COLUMN "packed" "bytea";--> statement-breakpoint
ALTER TABLE "offer_search" ALTER COLUMN "packed" SET STORAGE MAIN;--> statement-breakpoint
CREATE FUNCTION "offer_packed"("o" "offer_search") RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT int8send(((o.application_deadline IS NOT NULL)::int::bigint << 63)
		| (coalesce(o.degree_id, 0)::bigint << 56)
		| (coalesce(array_position('{1-10,10-50,50-200,200+}'::text[], o.company_size), 0)::bigint << 48)
		| (o.activity_area_id::bigint << 40)
		| (o.contract_id::bigint << 32)
		| (coalesce(o.job_level_id, 0)::bigint << 24)
		| (coalesce(o.job_type_id, 0)::bigint << 16)
		| o.city_id::bigint)
		|| timestamptz_send(coalesce(o.published_at, 'infinity')) || int4send(o.offer_id) || int4send(coalesce(o.salary, -1))
$$;--> statement-breakpoint
CREATE FUNCTION "offer_search_pack"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.packed := public.offer_packed(NEW);
	IF NEW.published_at IS NOT NULL THEN
		NEW.fts := NEW.fts || array_to_tsvector(ARRAY['day=' || floor(extract(epoch FROM NEW.published_at) / 86400)::int]);
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "offer_search_packs" BEFORE INSERT OR UPDATE ON "offer_search" FOR EACH ROW EXECUTE FUNCTION "offer_search_pack"();--> statement-breakpoint
-- Of the job that did so to rows from before 0021: its index may still wait to be made.
DROP INDEX IF EXISTS "offer_search_wide";--> statement-breakpoint
DO $$
BEGIN
	IF to_regclass('drizzle.waiting_indexes') IS NOT NULL THEN
		DELETE FROM drizzle.waiting_indexes WHERE name = 'offer_search_wide';
	END IF;
	IF to_regclass('pgboss.schedule') IS NOT NULL THEN
		DELETE FROM pgboss.schedule WHERE name = 'offers.narrow-rows';
	END IF;
END $$;
