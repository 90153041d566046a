CREATE TABLE "usual_pays" (
	"occupation_code" text NOT NULL,
	"job_level_id" smallint NOT NULL,
	"count" integer NOT NULL,
	"from" integer NOT NULL,
	"to" integer NOT NULL,
	CONSTRAINT "usual_pays_occupation_code_job_level_id_pk" PRIMARY KEY("occupation_code","job_level_id")
);
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "salary_hidden_reason" text;