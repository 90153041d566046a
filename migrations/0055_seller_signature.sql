CREATE TABLE "seller_signatures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_signatures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"picture" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seller_particulars" ADD COLUMN "signature_id" integer;--> statement-breakpoint
ALTER TABLE "seller_particulars" ADD CONSTRAINT "seller_particulars_signature_id_seller_signatures_id_fk" FOREIGN KEY ("signature_id") REFERENCES "public"."seller_signatures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_particulars_signature" ON "seller_particulars" USING btree ("signature_id");--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_signature"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a signature stays as it was' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "seller_signatures_stay" BEFORE UPDATE OR DELETE ON "seller_signatures" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_signature"();--> statement-breakpoint
CREATE TRIGGER "seller_signatures_stay_there" BEFORE TRUNCATE ON "seller_signatures" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_signature"();
