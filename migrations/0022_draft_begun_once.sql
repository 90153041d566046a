ALTER TABLE "offer_drafts" ADD COLUMN "client_key" text;--> statement-breakpoint
CREATE INDEX "offer_drafts_begun" ON "offer_drafts" USING btree ("client_key") WHERE client_key IS NOT NULL;