ALTER TABLE "outgoing_mails" ADD COLUMN "author_id" integer;--> statement-breakpoint
CREATE INDEX "outgoing_mails_author" ON "outgoing_mails" USING btree ("author_id") WHERE author_id IS NOT NULL;