DROP INDEX "outgoing_mails_created";--> statement-breakpoint
DROP INDEX "outgoing_mails_given_up";--> statement-breakpoint
DROP INDEX "outgoing_mails_kind";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_merged_into_id_users_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_closed" ON "users" USING btree ("id") WHERE NOT is_active;--> statement-breakpoint
CREATE INDEX "users_kind" ON "users" USING btree ("userable_type","id");--> statement-breakpoint
CREATE INDEX "users_merged" ON "users" USING btree ("merged_into_id");--> statement-breakpoint
CREATE INDEX "companies_searched" ON "companies" USING gin (name gin_trgm_ops,nif gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offers_title" ON "offers" USING gin (title gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offers_reference" ON "offers" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "outgoing_mails_created" ON "outgoing_mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_given_up" ON "outgoing_mails" USING btree ("created_at","id") WHERE given_up_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "outgoing_mails_kind" ON "outgoing_mails" USING btree (split_part(key, ':', 1),"created_at","id");