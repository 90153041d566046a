CREATE INDEX "contact_messages_kind" ON "contact_messages" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "contact_messages_searched" ON "contact_messages" USING gin ((object || chr(10) || last_name || ' ' || first_name || ' ' || last_name || chr(10) || coalesce(email, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offers_held" ON "offers" USING btree ("id") WHERE held_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "payments_method" ON "payments" USING btree ("method","id");--> statement-breakpoint
CREATE INDEX "payments_searched" ON "payments" USING gin (reference gin_trgm_ops,operator_reference gin_trgm_ops);