CREATE TABLE "invoice_counters" (
	"series" text NOT NULL,
	"year" smallint NOT NULL,
	"last_sequence" integer DEFAULT 0 NOT NULL,
	"last_issued_at" timestamp with time zone,
	CONSTRAINT "invoice_counters_series_year_pk" PRIMARY KEY("series","year"),
	CONSTRAINT "invoice_counters_sequence" CHECK (last_sequence >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"series" text NOT NULL,
	"year" smallint NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"company_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"corrects_id" integer,
	"excl_tax" integer NOT NULL,
	"tax" integer NOT NULL,
	"incl_tax" integer NOT NULL,
	"content" jsonb NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_code_unique" UNIQUE("code"),
	CONSTRAINT "invoices_sequence" UNIQUE("series","year","sequence"),
	CONSTRAINT "invoices_positive" CHECK (sequence > 0 AND excl_tax >= 0 AND tax >= 0 AND incl_tax > 0),
	CONSTRAINT "invoices_sum" CHECK (excl_tax + tax = incl_tax),
	CONSTRAINT "invoices_corrects" CHECK ((series = 'A') = (corrects_id IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "seller_particulars" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_particulars_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"nif" text NOT NULL,
	"stat" text NOT NULL,
	"rcs" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"email" text NOT NULL,
	"signatory" text NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_particulars" ADD CONSTRAINT "seller_particulars_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_per_payment" ON "invoices" USING btree ("payment_id") WHERE series = 'F';--> statement-breakpoint
CREATE INDEX "invoices_payment" ON "invoices" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "invoices_company" ON "invoices" USING btree ("company_id","issued_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoices_corrected" ON "invoices" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "seller_particulars_changer" ON "seller_particulars" USING btree ("changed_by");--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_issued"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an invoice stays as it was issued' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "invoices_stay_as_issued" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_issued"();--> statement-breakpoint
CREATE TRIGGER "invoices_stay_there" BEFORE TRUNCATE ON "invoices" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_issued"();
