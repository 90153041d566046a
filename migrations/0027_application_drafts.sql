CREATE TABLE "application_drafts" (
	"applicant_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"content" jsonb NOT NULL,
	"file_key" text,
	"file_name" text,
	"file_size" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_drafts_applicant_id_offer_id_pk" PRIMARY KEY("applicant_id","offer_id")
);
--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_applicant_id_users_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_drafts_offer" ON "application_drafts" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "application_drafts_saved" ON "application_drafts" USING btree ("saved_at");--> statement-breakpoint
-- A draft of the demonstration was a row among the applications until now.
INSERT INTO "application_drafts" ("applicant_id", "offer_id", "content", "created_at", "saved_at")
SELECT "applicant_id", "offer_id", jsonb_build_object(
	'resume_type', "resume_type", 'resume_id', "resume_id", 'letter', "letter", 'answers', '[]'::jsonb,
	'available_now', "available_now"::int, 'availability_date', "availability_date",
	'min_salary_expectation', "min_salary_expectation", 'max_salary_expectation', "max_salary_expectation"
), "created_at", "changed_at" FROM "applications" WHERE "status" = 'draft';
