ALTER TABLE "users" ADD COLUMN "mailed_codes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "mailed_codes" boolean DEFAULT false NOT NULL;