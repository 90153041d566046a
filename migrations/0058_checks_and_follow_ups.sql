CREATE TABLE "number_reports" (
	"number_hash" text NOT NULL,
	"network_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "number_reports_number_hash_network_hash_pk" PRIMARY KEY("number_hash","network_hash")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "followed_up_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "number_reports_age" ON "number_reports" USING btree ("created_at");--> statement-breakpoint
UPDATE "message_reports" SET "reason" = 'comportement_deplace' WHERE "reason" = 'harcelement';
