-- Databases that were brought from 0018 to 0021 by one start kept an index that 0021 drops: its drop was run before it was made.
DROP INDEX IF EXISTS "offers_sponsored";--> statement-breakpoint
-- Offers whose titles were attached before 0013 are found by their occupation too: the trigger writes their rows anew.
UPDATE "offers" SET "occupation_code" = "offers"."occupation_code" FROM "offer_search" WHERE "offer_search"."offer_id" = "offers"."id" AND "offer_search"."occupation_code" IS DISTINCT FROM "offers"."occupation_code";
