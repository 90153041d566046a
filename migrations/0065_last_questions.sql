CREATE TABLE "last_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "last_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"occasion" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"asked_for_money" boolean,
	"with_respect" boolean,
	"started" boolean,
	"still_there" boolean,
	"report_id" integer,
	CONSTRAINT "last_questions_once" UNIQUE("application_id","occasion")
);
--> statement-breakpoint
ALTER TABLE "last_questions" ADD CONSTRAINT "last_questions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "last_questions" ADD CONSTRAINT "last_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "last_questions" ADD CONSTRAINT "last_questions_report_id_offer_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."offer_reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "last_questions_company" ON "last_questions" USING btree ("company_id","answered_at");--> statement-breakpoint
CREATE INDEX "last_questions_asked" ON "last_questions" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "last_questions_answered" ON "last_questions" USING btree ("answered_at") WHERE answered_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "last_questions_report" ON "last_questions" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "applications_ended" ON "applications" USING btree ("changed_at") WHERE status in ('rejected', 'closed') AND NOT is_entered;--> statement-breakpoint
CREATE INDEX "applications_hired" ON "applications" USING btree ("decided_at") WHERE outcome = 'hired' AND NOT is_entered;