CREATE TABLE "contact_grants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_spendings" (
	"company_id" integer NOT NULL,
	"applicant_id" integer NOT NULL,
	"grant_id" integer NOT NULL,
	"spent_by" integer,
	"spent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_spendings_company_id_applicant_id_pk" PRIMARY KEY("company_id","applicant_id")
);
--> statement-breakpoint
CREATE TABLE "blocked_companies" (
	"applicant_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocked_companies_applicant_id_company_id_pk" PRIMARY KEY("applicant_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "job_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"applicant_id" integer NOT NULL,
	"sent_by" integer,
	"message" text NOT NULL,
	"state" text NOT NULL,
	"decline_reason" text,
	"decline_note" text,
	"end_reason" text,
	"application_id" integer,
	"sent_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_companies" (
	"user_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_companies_user_id_company_id_pk" PRIMARY KEY("user_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "hidden_offers" (
	"user_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_offers_user_id_offer_id_pk" PRIMARY KEY("user_id","offer_id")
);
--> statement-breakpoint
ALTER TABLE "offer_search" ADD COLUMN "occupation_code" text;--> statement-breakpoint
ALTER TABLE "offer_search" ADD COLUMN "title" "tsvector";--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "occupation_code" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "occupation_choice" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "occupation_read" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_offers" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "applicant_profiles" ADD COLUMN "occupation_code" text;--> statement-breakpoint
ALTER TABLE "applicant_profiles" ADD COLUMN "occupation_choice" text;--> statement-breakpoint
ALTER TABLE "applicant_profiles" ADD COLUMN "occupation_read" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "applicant_profiles" ADD COLUMN "best_profile_uuid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_grants" ADD CONSTRAINT "contact_grants_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_spendings" ADD CONSTRAINT "contact_spendings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_spendings" ADD CONSTRAINT "contact_spendings_applicant_id_users_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_spendings" ADD CONSTRAINT "contact_spendings_grant_id_contact_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."contact_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_spendings" ADD CONSTRAINT "contact_spendings_spent_by_users_id_fk" FOREIGN KEY ("spent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_companies" ADD CONSTRAINT "blocked_companies_applicant_id_users_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_companies" ADD CONSTRAINT "blocked_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_invitations" ADD CONSTRAINT "job_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_invitations" ADD CONSTRAINT "job_invitations_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_invitations" ADD CONSTRAINT "job_invitations_applicant_id_users_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_invitations" ADD CONSTRAINT "job_invitations_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_companies" ADD CONSTRAINT "hidden_companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_companies" ADD CONSTRAINT "hidden_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_offers" ADD CONSTRAINT "hidden_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_offers" ADD CONSTRAINT "hidden_offers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_grants_company" ON "contact_grants" USING btree ("company_id","valid_to");--> statement-breakpoint
CREATE INDEX "contact_spendings_applicant" ON "contact_spendings" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "contact_spendings_grant" ON "contact_spendings" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "contact_spendings_spender" ON "contact_spendings" USING btree ("spent_by");--> statement-breakpoint
CREATE INDEX "blocked_companies_company" ON "blocked_companies" USING btree ("company_id","applicant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_invitations_one_waiting" ON "job_invitations" USING btree ("applicant_id","offer_id") WHERE state in ('sent', 'seen');--> statement-breakpoint
CREATE INDEX "job_invitations_applicant" ON "job_invitations" USING btree ("applicant_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_invitations_company" ON "job_invitations" USING btree ("company_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_invitations_offer" ON "job_invitations" USING btree ("offer_id","applicant_id");--> statement-breakpoint
CREATE INDEX "job_invitations_sender" ON "job_invitations" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "job_invitations_waiting" ON "job_invitations" USING btree ("expires_at") WHERE state in ('sent', 'seen');--> statement-breakpoint
CREATE INDEX "hidden_companies_company" ON "hidden_companies" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "hidden_offers_offer" ON "hidden_offers" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "offers_occupation_unread" ON "offers" USING btree ("id") WHERE NOT occupation_read;--> statement-breakpoint
CREATE INDEX "applicant_profiles_occupation_unread" ON "applicant_profiles" USING btree ("user_id") WHERE NOT occupation_read;--> statement-breakpoint
CREATE INDEX "applicant_profiles_found_by_skill" ON "applicant_profiles" USING gin ("skills") WHERE is_best_profile;--> statement-breakpoint
CREATE INDEX "applicant_profiles_found_in_area" ON "applicant_profiles" USING btree ("activity_area_id","updated_at" DESC NULLS LAST) WHERE is_best_profile;--> statement-breakpoint
CREATE INDEX "applicant_profiles_found_by_occupation" ON "applicant_profiles" USING btree ("occupation_code","updated_at" DESC NULLS LAST) WHERE is_best_profile;--> statement-breakpoint
CREATE INDEX "applicant_profiles_found_in_town" ON "applicant_profiles" USING btree ("activity_area_id","city_id","updated_at" DESC NULLS LAST) WHERE is_best_profile;--> statement-breakpoint
ALTER TABLE "applicant_profiles" ADD CONSTRAINT "applicant_profiles_best_profile_uuid_unique" UNIQUE("best_profile_uuid");