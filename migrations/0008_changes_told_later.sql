DROP INDEX "applications_withheld";--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "tell_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "application_events_untold" ON "application_events" USING btree ("tell_at") WHERE tell_at IS NOT NULL;--> statement-breakpoint
UPDATE "application_events" SET "tell_at" = "application_events"."at" + interval '24 hours' FROM "applications" WHERE "applications"."id" = "application_events"."application_id" AND "applications"."withheld_status" IS NOT NULL AND "application_events"."id" = (SELECT max("latest"."id") FROM "application_events" "latest" WHERE "latest"."application_id" = "applications"."id");
