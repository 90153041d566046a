CREATE TABLE "job_proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"author_id" integer,
	"text" text NOT NULL,
	"salary" integer NOT NULL,
	"start_date" date NOT NULL,
	"answer_by" date NOT NULL,
	"file_key" text,
	"file_name" text,
	"file_size" integer,
	"created_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"remind_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "job_proposals" ADD CONSTRAINT "job_proposals_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_proposals" ADD CONSTRAINT "job_proposals_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_proposals_application" ON "job_proposals" USING btree ("application_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_proposals_author" ON "job_proposals" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "job_proposals_remind" ON "job_proposals" USING btree ("remind_at") WHERE remind_at IS NOT NULL;