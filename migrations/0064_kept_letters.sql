CREATE TABLE "kept_letters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"applicant_id" integer NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"company_id" integer,
	"company_name" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "kept_letters" ADD CONSTRAINT "kept_letters_applicant_id_users_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_letters" ADD CONSTRAINT "kept_letters_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_letters_applicant" ON "kept_letters" USING btree ("applicant_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "kept_letters_company" ON "kept_letters" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "kept_letters_deleted" ON "kept_letters" USING btree ("deleted_at");