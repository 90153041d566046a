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
CREATE INDEX "offers_sitemap" ON "offers" USING btree ("id","updated_at","slug","company_id","expires_at","application_deadline") WHERE status = 'published' AND NOT paused;