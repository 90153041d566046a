CREATE TABLE "landing_pages" (
	"path" text PRIMARY KEY NOT NULL,
	"occupation_code" text,
	"activity_area_id" smallint,
	"city_id" integer,
	"open_offers_count" integer NOT NULL,
	"companies_count" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"last_published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "paced_work" (
	"name" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"took_ms" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sitemap_files" (
	"source" text NOT NULL,
	"part" integer NOT NULL,
	"signature" text NOT NULL,
	"addresses_count" integer NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "sitemap_files_source_part_pk" PRIMARY KEY("source","part")
);
--> statement-breakpoint
CREATE INDEX "landing_pages_city" ON "landing_pages" USING btree ("city_id","open_offers_count");--> statement-breakpoint
CREATE INDEX "landing_pages_activity_area" ON "landing_pages" USING btree ("activity_area_id","open_offers_count");--> statement-breakpoint
CREATE INDEX "landing_pages_occupation" ON "landing_pages" USING btree ("occupation_code","open_offers_count");--> statement-breakpoint
CREATE INDEX "offer_search_occupation" ON "offer_search" USING btree ("occupation_code","published_at" DESC NULLS FIRST,"offer_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offers_sitemap" ON "offers" USING btree ("id","updated_at","slug","company_id","expires_at","application_deadline") WHERE status = 'published' AND NOT paused;--> statement-breakpoint
CREATE INDEX "offers_updated" ON "offers" USING btree ("updated_at") WHERE status IN ('published', 'closed');