CREATE TABLE "failed_searches" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "failed_searches_day_kind_text_pk" PRIMARY KEY("day","kind","text")
);
--> statement-breakpoint
CREATE TABLE "reference_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reference_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"entry_id" integer NOT NULL,
	"value" jsonb NOT NULL,
	"effective_from" timestamp with time zone NOT NULL,
	"note" text,
	"set_by" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reference_moves" (
	"list" text NOT NULL,
	"entry_id" integer NOT NULL,
	"table_name" text NOT NULL,
	"column_name" text NOT NULL,
	"row_id" bigint NOT NULL,
	CONSTRAINT "reference_moves_list_entry_id_table_name_column_name_row_id_pk" PRIMARY KEY("list","entry_id","table_name","column_name","row_id")
);
--> statement-breakpoint
CREATE TABLE "reference_settlements" (
	"change_id" integer PRIMARY KEY NOT NULL,
	"settled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reference_settlements" ADD CONSTRAINT "reference_settlements_change_id_reference_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."reference_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "failed_searches_text" ON "failed_searches" USING btree ("kind","text");--> statement-breakpoint
CREATE INDEX "reference_changes_entry" ON "reference_changes" USING btree ("list","entry_id","effective_from","id");--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_reference"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a state of an entry stays as it was' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "reference_changes_stay" BEFORE UPDATE OR DELETE ON "reference_changes" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_reference"();
