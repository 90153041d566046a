ALTER TABLE "offers" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "foreign_town" text;--> statement-breakpoint
-- What stands beside the towns for offers abroad; the countries are filled in with the lists at the start.
INSERT INTO "regions" ("id", "slug", "name") VALUES (999, 'etranger', 'À l’étranger') ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "cities" ("id", "region_id", "slug", "name", "aliases", "lat", "lon", "population")
	VALUES (60000, 999, 'etranger', 'À l’étranger', '{}', 0, 0, 0) ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Offers abroad had to name a Malagasy town, which told nothing about the work. Nobody has told their country, so they are
-- abroad and no more until their recruiter writes it; the job that attaches titles writes the words of their search anew.
UPDATE "offers" SET "city_id" = 60000, "occupation_read" = false WHERE "is_abroad";--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_abroad_place" CHECK (is_abroad = (city_id >= 60000));
