CREATE TABLE "statement_columns" (
	"source" text PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"statement_id" integer,
	"source" text NOT NULL,
	"fingerprint" text NOT NULL,
	"paid_on" date NOT NULL,
	"amount" integer NOT NULL,
	"transaction_id" text,
	"payer_phone" text,
	"payer" text NOT NULL,
	"wording" text NOT NULL,
	"payment_reference" text,
	"state" text DEFAULT 'open' NOT NULL,
	"payment_id" integer,
	"reason" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	CONSTRAINT "statement_lines_once" UNIQUE("source","fingerprint"),
	CONSTRAINT "statement_lines_amount" CHECK (amount > 0),
	CONSTRAINT "statement_lines_settled" CHECK ((state = 'settled') = (payment_id IS NOT NULL)),
	CONSTRAINT "statement_lines_set_aside" CHECK ((state = 'set_aside') = (reason IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"name" text NOT NULL,
	"first_on" date NOT NULL,
	"last_on" date NOT NULL,
	"lines" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"imported_by" integer
);
--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_payment" ON "statement_lines" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "statement_lines_open" ON "statement_lines" USING btree ("source","paid_on") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "statement_lines_statement" ON "statement_lines" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "statement_lines_decider" ON "statement_lines" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "statements_newest" ON "statements" USING btree ("source","imported_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "statements_importer" ON "statements" USING btree ("imported_by");