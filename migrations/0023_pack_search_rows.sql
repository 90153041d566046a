-- What a search hands over of each match, as 24 bytes beside its row: its facets (degree, size, sector, contract, level, type
-- and two bytes for the town; the first bit says whether it has a deadline), when it was published, its id, its salary (-1 for
-- none). The day on which it was published is a lexeme of its own (days since 1970, in UTC): a search of the newest goes through
-- no more of the index than these days hold. Rows that are there are packed by a job, in batches; until one is, a search packs it
-- as it is read.
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
DROP INDEX "offer_search_wide";--> statement-breakpoint
CREATE INDEX "offer_search_unpacked" ON "offer_search" USING btree ("offer_id") WHERE packed IS NULL;
