-- The trigger packs each row that is written; those from before 0021 become narrow with it.
UPDATE "offer_search" SET "ballast" = repeat(' ', 2100) WHERE "packed" IS NULL;
