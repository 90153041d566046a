ALTER TABLE "applications" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "about_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "about_name" text;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "about_id" integer;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "next_try_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "applications_withheld" ON "applications" USING btree ("decided_at") WHERE withheld_status IS NOT NULL;--> statement-breakpoint
CREATE INDEX "companies_not_validated" ON "companies" USING btree ("id") WHERE status <> 'validated';--> statement-breakpoint
CREATE INDEX "notifications_about" ON "notifications" USING btree ("about_id");--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "outgoing_mails_waiting" ON "outgoing_mails" USING btree ("next_try_at") WHERE sent_at IS NULL AND given_up_at IS NULL;--> statement-breakpoint
CREATE INDEX "outgoing_mails_user" ON "outgoing_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_about" ON "outgoing_mails" USING btree ("about_id");--> statement-breakpoint
CREATE INDEX "throttles_over" ON "throttles" USING btree ("resets_at");