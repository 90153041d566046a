ALTER TABLE "application_events" ADD COLUMN "batch_key" uuid;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "answers_in_days" smallint;--> statement-breakpoint
CREATE INDEX "application_events_batch" ON "application_events" USING btree ("batch_key") WHERE batch_key IS NOT NULL;