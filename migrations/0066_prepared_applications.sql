CREATE TABLE "prepared_applications" (
	"applicant_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "prepared_applications_applicant_id_day_offer_id_pk" PRIMARY KEY("applicant_id","day","offer_id")
);
--> statement-breakpoint
ALTER TABLE "application_drafts" ADD COLUMN "prepared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prepared_applications" ADD CONSTRAINT "prepared_applications_applicant_id_users_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prepared_applications" ADD CONSTRAINT "prepared_applications_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prepared_applications_offer" ON "prepared_applications" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "prepared_applications_day" ON "prepared_applications" USING btree ("day");