CREATE TABLE "operator_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"operator" text NOT NULL,
	"payer_phone" text,
	"state" text NOT NULL,
	"operator_id" text,
	"payment_url" text,
	"callback_hash" text NOT NULL,
	"times_asked" integer DEFAULT 0 NOT NULL,
	"next_ask_at" timestamp with time zone NOT NULL,
	"code" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "operator_charges_callback_hash_unique" UNIQUE("callback_hash"),
	CONSTRAINT "operator_charges_ended" CHECK ((state IN ('starting', 'waiting')) = (ended_at IS NULL))
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "charging_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operator_charges" ADD CONSTRAINT "operator_charges_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_charges_one_in_progress" ON "operator_charges" USING btree ("payment_id") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "operator_charges_payment" ON "operator_charges" USING btree ("payment_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "operator_charges_due" ON "operator_charges" USING btree ("next_ask_at") WHERE ended_at IS NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_charging" CHECK (charging_at IS NULL OR status = 'pending');