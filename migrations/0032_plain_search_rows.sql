-- What a search finds is counted and sorted where it is found: rows are no longer packed to bytes beside their columns, nor found
-- by a lexeme of their day. Rows that are there lose it before the table is locked for a moment, by what the trigger does last.
CREATE OR REPLACE FUNCTION "offer_search_pack"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RETURN NEW;
END $$;--> statement-breakpoint
UPDATE "offer_search" SET "fts" = ts_delete("fts", 'day=' || floor(extract(epoch FROM "published_at") / 86400)::int) WHERE "published_at" IS NOT NULL;--> statement-breakpoint
DROP TRIGGER "offer_search_packs" ON "offer_search";--> statement-breakpoint
DROP FUNCTION "offer_search_pack"();--> statement-breakpoint
DROP FUNCTION "offer_packed"("offer_search");--> statement-breakpoint
ALTER TABLE "offer_search" DROP COLUMN "packed";
