DROP INDEX "application_events_application";--> statement-breakpoint
CREATE INDEX "applications_figures" ON "applications" USING btree ("company_id","submitted_at","status","stage","outcome","answer_due_at","offer_id","id");--> statement-breakpoint
CREATE INDEX "application_events_application" ON "application_events" USING btree ("application_id","at","to_status","to_stage","to_outcome");