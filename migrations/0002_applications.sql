ALTER TABLE "applications" ADD COLUMN "withheld_status" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "withheld_stage" text;--> statement-breakpoint
CREATE INDEX "applications_company_recent" ON "applications" USING btree ("company_id","submitted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_waiting" ON "applications" USING btree ("changed_at") WHERE status in ('submitted', 'active');