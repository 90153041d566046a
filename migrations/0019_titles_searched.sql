-- Rows from before the words of titles were kept apart get them now, so that a search reads nothing else to rank by.
UPDATE "offer_search" SET "title" = to_tsvector('french', "search_title") FROM "offers" WHERE "offers"."id" = "offer_id" AND "offer_search"."title" IS NULL;--> statement-breakpoint
ALTER TABLE "offer_search" ALTER COLUMN "title" SET NOT NULL;
