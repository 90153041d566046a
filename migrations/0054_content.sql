CREATE TABLE "faq_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faq_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"anchor" text NOT NULL,
	"group" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"is_published" boolean NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by_id" integer,
	CONSTRAINT "faq_questions_anchor_unique" UNIQUE("anchor")
);
--> statement-breakpoint
CREATE TABLE "faq_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faq_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"group" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"is_published" boolean NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"written_by_id" integer
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"sentence" text DEFAULT '' NOT NULL,
	"logo_key" text,
	"position" integer NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by_id" integer
);
--> statement-breakpoint
CREATE TABLE "page_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page" text NOT NULL,
	"lead" text NOT NULL,
	"sections" jsonb NOT NULL,
	"effective_from" timestamp with time zone NOT NULL,
	"note" text,
	"written_by" integer,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_key_days" (
	"key_id" integer NOT NULL,
	"day" date NOT NULL,
	"requests" integer NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "api_key_days_key_id_day_pk" PRIMARY KEY("key_id","day")
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner" text NOT NULL,
	"prefix" text NOT NULL,
	"hash" text NOT NULL,
	"requests_a_day" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" integer,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "faq_questions" ADD CONSTRAINT "faq_questions_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_versions" ADD CONSTRAINT "faq_versions_question_id_faq_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."faq_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_versions" ADD CONSTRAINT "faq_versions_written_by_id_users_id_fk" FOREIGN KEY ("written_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key_days" ADD CONSTRAINT "api_key_days_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faq_questions_updated_by_id_index" ON "faq_questions" USING btree ("updated_by_id");--> statement-breakpoint
CREATE INDEX "faq_questions_place" ON "faq_questions" USING btree ("group","position");--> statement-breakpoint
CREATE INDEX "faq_versions_question_id_index" ON "faq_versions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "faq_versions_written_by_id_index" ON "faq_versions" USING btree ("written_by_id");--> statement-breakpoint
CREATE INDEX "partners_updated_by_id_index" ON "partners" USING btree ("updated_by_id");--> statement-breakpoint
CREATE INDEX "page_texts_effective" ON "page_texts" USING btree ("page","effective_from","id");--> statement-breakpoint
CREATE INDEX "api_key_days_day" ON "api_key_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "api_keys_created_by_id_index" ON "api_keys" USING btree ("created_by_id");--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_page_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a text of a page stays as it was written' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "page_texts_stay" BEFORE UPDATE OR DELETE ON "page_texts" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_page_text"();
