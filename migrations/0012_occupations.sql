ALTER TABLE "offer_search" ADD COLUMN "occupation_code" text;--> statement-breakpoint
ALTER TABLE "offer_search" ADD COLUMN "title" "tsvector";--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "occupation_code" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "occupation_choice" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "occupation_read" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "applicant_profiles" ADD COLUMN "occupation_code" text;--> statement-breakpoint
ALTER TABLE "applicant_profiles" ADD COLUMN "occupation_choice" text;--> statement-breakpoint
ALTER TABLE "applicant_profiles" ADD COLUMN "occupation_read" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "offers_occupation_unread" ON "offers" USING btree ("id") WHERE NOT occupation_read;--> statement-breakpoint
CREATE INDEX "applicant_profiles_occupation_unread" ON "applicant_profiles" USING btree ("user_id") WHERE NOT occupation_read;