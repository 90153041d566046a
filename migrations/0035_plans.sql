CREATE TABLE "plan_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan" text NOT NULL,
	"effective_from" timestamp with time zone NOT NULL,
	"monthly_price" integer NOT NULL,
	"quarterly_price" integer NOT NULL,
	"yearly_price" integer NOT NULL,
	"offer_slots" smallint,
	"member_slots" smallint NOT NULL,
	"monthly_sponsorings" smallint NOT NULL,
	"monthly_contacts" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_versions_plan" CHECK (plan IN ('silver', 'gold', 'premium')),
	CONSTRAINT "plan_versions_prices" CHECK (monthly_price > 0 AND quarterly_price > 0 AND yearly_price > 0),
	CONSTRAINT "plan_versions_limits" CHECK (offer_slots >= 1 AND member_slots >= 1 AND monthly_sponsorings >= 0 AND monthly_contacts >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "plan_versions_effective" ON "plan_versions" USING btree ("plan","effective_from");--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_plan_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a version of a plan stays as it was' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "plan_versions_stay" BEFORE UPDATE OR DELETE ON "plan_versions" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_plan_version"();--> statement-breakpoint
CREATE TRIGGER "plan_versions_stay_there" BEFORE TRUNCATE ON "plan_versions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_plan_version"();--> statement-breakpoint
INSERT INTO "plan_versions" ("plan", "effective_from", "monthly_price", "quarterly_price", "yearly_price", "offer_slots", "member_slots", "monthly_sponsorings", "monthly_contacts", "created_at") VALUES
	('silver', '2026-01-01 00:00:00+03', 60000, 171000, 600000, 3, 1, 0, 0, now()),
	('gold', '2026-01-01 00:00:00+03', 150000, 427500, 1500000, 10, 3, 2, 20, now()),
	('premium', '2026-01-01 00:00:00+03', 350000, 997500, 3500000, NULL, 10, 6, 100, now());
