CREATE TABLE "entered_candidates" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"entered_by" integer,
	"client_key" uuid NOT NULL,
	"email" text,
	"way" text NOT NULL,
	"consent_words" text NOT NULL,
	"consented_on" date NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "entered_candidates_once" UNIQUE("entered_by","client_key")
);
--> statement-breakpoint
DROP INDEX "applications_figures";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "is_entered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "entered_candidates" ADD CONSTRAINT "entered_candidates_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entered_candidates" ADD CONSTRAINT "entered_candidates_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_entered" ON "applications" USING btree ("company_id","id") WHERE is_entered;--> statement-breakpoint
CREATE INDEX "applications_figures" ON "applications" USING btree ("company_id","submitted_at","status","stage","outcome","answer_due_at","offer_id","id","is_entered");