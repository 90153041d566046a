CREATE TABLE "payees" (
	"method" text PRIMARY KEY NOT NULL,
	"is_open" boolean NOT NULL,
	"account" text NOT NULL,
	"holder" text NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_ledger" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"actor_id" integer,
	"note" text,
	CONSTRAINT "payment_ledger_amount" CHECK (CASE event WHEN 'succeeded' THEN amount > 0 WHEN 'refunded' THEN amount < 0 ELSE amount = 0 END)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"company_id" integer NOT NULL,
	"category" text NOT NULL,
	"subscription_id" integer,
	"sponsoring_id" integer,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"status" text NOT NULL,
	"payer_phone" text,
	"operator_reference" text,
	"paid_on" date,
	"proof_key" text,
	"proof_name" text,
	"proof_type" text,
	"proof_size" integer,
	"proof_hash" text,
	"declared_at" timestamp with time zone,
	"retries_id" integer,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"reason" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"refund_asked_by" integer,
	"refund_asked_at" timestamp with time zone,
	CONSTRAINT "payments_reference" UNIQUE("reference"),
	CONSTRAINT "payments_amount" CHECK (amount > 0),
	CONSTRAINT "payments_order" CHECK ((category = 'subscription') = (subscription_id IS NOT NULL) AND (category = 'sponsoring') = (sponsoring_id IS NOT NULL)),
	CONSTRAINT "payments_ended" CHECK ((status = 'pending') = (ended_at IS NULL)),
	CONSTRAINT "payments_proof_whole" CHECK ((proof_key IS NULL) = (proof_hash IS NULL))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"plan_version_id" integer NOT NULL,
	"plan" text NOT NULL,
	"period" text NOT NULL,
	"price" integer NOT NULL,
	"deduction" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"replaces_id" integer,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"granted_days" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"suspension_reason" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscriptions_money" CHECK (price >= 0 AND deduction >= 0 AND deduction <= price),
	CONSTRAINT "subscriptions_time" CHECK ((starts_at IS NULL) = (ends_at IS NULL) AND ends_at > starts_at),
	CONSTRAINT "subscriptions_begun" CHECK (status IN ('pending', 'rejected') OR (starts_at IS NOT NULL AND activated_at IS NOT NULL)),
	CONSTRAINT "subscriptions_suspended" CHECK ((status = 'suspended') = (suspended_at IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "offer_slots" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "member_slots" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_grants" ADD COLUMN "is_suspended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "paused_for_plan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sponsorings" ADD COLUMN "subscription_id" integer;--> statement-breakpoint
ALTER TABLE "sponsorings" ADD COLUMN "credits" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sponsorings" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_sponsoring_id_sponsorings_id_fk" FOREIGN KEY ("sponsoring_id") REFERENCES "public"."sponsorings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_retries_id_payments_id_fk" FOREIGN KEY ("retries_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_asked_by_users_id_fk" FOREIGN KEY ("refund_asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_version_id_plan_versions_id_fk" FOREIGN KEY ("plan_version_id") REFERENCES "public"."plan_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_replaces_id_subscriptions_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_ledger_payment" ON "payment_ledger" USING btree ("payment_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_ledger_once" ON "payment_ledger" USING btree ("payment_id","event") WHERE event <> 'declared';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_operator_reference" ON "payments" USING btree ("method","operator_reference") WHERE status IN ('pending', 'success', 'refunded');--> statement-breakpoint
CREATE INDEX "payments_company" ON "payments" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_waiting" ON "payments" USING btree ("declared_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_proof" ON "payments" USING btree ("proof_hash") WHERE proof_hash IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_subscription" ON "payments" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_sponsoring" ON "payments" USING btree ("sponsoring_id");--> statement-breakpoint
CREATE INDEX "payments_retried" ON "payments" USING btree ("retries_id");--> statement-breakpoint
CREATE INDEX "payments_creator" ON "payments" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "payments_decider" ON "payments" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "payments_refund_asker" ON "payments" USING btree ("refund_asked_by");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_running" ON "subscriptions" USING btree ("company_id") WHERE status IN ('active', 'cancelled', 'suspended');--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_waiting" ON "subscriptions" USING btree ("company_id") WHERE status = 'pending' AND starts_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_following" ON "subscriptions" USING btree ("company_id") WHERE status = 'pending' AND starts_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "subscriptions_company" ON "subscriptions" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "subscriptions_ending" ON "subscriptions" USING btree ("ends_at") WHERE status IN ('active', 'cancelled', 'suspended');--> statement-breakpoint
CREATE INDEX "subscriptions_replaced" ON "subscriptions" USING btree ("replaces_id");--> statement-breakpoint
CREATE INDEX "subscriptions_version" ON "subscriptions" USING btree ("plan_version_id");--> statement-breakpoint
ALTER TABLE "sponsorings" ADD CONSTRAINT "sponsorings_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sponsorings_subscription" ON "sponsorings" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sponsorings_one_pending" ON "sponsorings" USING btree ("offer_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "sponsorings_paid" ON "sponsorings" USING btree ("paid_at") WHERE state = 'pending' AND paid_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_paused_for_plan" CHECK (paused OR NOT paused_for_plan);--> statement-breakpoint
ALTER TABLE "sponsorings" ADD CONSTRAINT "sponsorings_credits" CHECK (credits >= 0 AND (credits = 0) = (subscription_id IS NULL) AND (credits = 0 OR is_free));--> statement-breakpoint
UPDATE "companies" SET "member_slots" = members.count FROM (SELECT company_id, count(*) AS count FROM "company_members" WHERE role <> 'reader' GROUP BY company_id) members WHERE members.company_id = companies.id AND members.count > 1;--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a line of the ledger stays as it was written' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "payment_ledger_stays" BEFORE UPDATE OR DELETE ON "payment_ledger" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_ledger"();--> statement-breakpoint
CREATE TRIGGER "payment_ledger_stays_there" BEFORE TRUNCATE ON "payment_ledger" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_ledger"();
