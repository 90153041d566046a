ALTER TABLE "offer_reports" ADD COLUMN "network_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_reports" ADD COLUMN "counts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "reports_cleared_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sessions_remember" ON "sessions" USING btree ("remember_hash");--> statement-breakpoint
CREATE INDEX "application_events_actor" ON "application_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "applications_resume" ON "applications" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "company_invitations_inviter" ON "company_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "offer_reports_reporter" ON "offer_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "saved_offers_offer" ON "saved_offers" USING btree ("offer_id");