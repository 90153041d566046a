CREATE TABLE "proof_looks" (
	"payment_id" integer PRIMARY KEY NOT NULL,
	"bits" bit(32768) NOT NULL,
	"marks" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sponsoring_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sponsoring_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"effective_from" timestamp with time zone NOT NULL,
	"price_7_days" integer NOT NULL,
	"price_15_days" integer NOT NULL,
	"price_30_days" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sponsoring_prices_amounts" CHECK (price_7_days > 0 AND price_15_days > 0 AND price_30_days > 0)
);
--> statement-breakpoint
ALTER TABLE "proof_looks" ADD CONSTRAINT "proof_looks_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proof_looks_marks" ON "proof_looks" USING btree ("marks");--> statement-breakpoint
CREATE UNIQUE INDEX "sponsoring_prices_effective" ON "sponsoring_prices" USING btree ("effective_from");--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_sponsoring_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a price of sponsorings stays as it was' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "sponsoring_prices_stay" BEFORE UPDATE OR DELETE ON "sponsoring_prices" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_sponsoring_price"();--> statement-breakpoint
CREATE TRIGGER "sponsoring_prices_stay_there" BEFORE TRUNCATE ON "sponsoring_prices" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_sponsoring_price"();--> statement-breakpoint
INSERT INTO "sponsoring_prices" ("effective_from", "price_7_days", "price_15_days", "price_30_days", "created_at") VALUES
	('2026-01-01 00:00:00+03', 20000, 40000, 70000, now());
