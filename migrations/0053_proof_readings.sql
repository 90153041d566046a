CREATE TABLE "proof_readings" (
	"payment_id" integer PRIMARY KEY NOT NULL,
	"proof_hash" text NOT NULL,
	"found" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proof_readings" ADD CONSTRAINT "proof_readings_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;