CREATE TABLE "account_viewings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_viewings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"admin_id" integer NOT NULL,
	"admin_session_hash" text NOT NULL,
	"reason" text NOT NULL,
	"ticket_hash" text NOT NULL,
	"cookie_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "account_viewings_ticket_hash_unique" UNIQUE("ticket_hash"),
	CONSTRAINT "account_viewings_cookie_hash_unique" UNIQUE("cookie_hash")
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "daily_counts_day_name_key_pk" PRIMARY KEY("day","name","key")
);
--> statement-breakpoint
CREATE TABLE "daily_segments" (
	"dimension" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"offers" integer NOT NULL,
	"applications" integer NOT NULL,
	"answers_due" integer NOT NULL,
	"answers_kept" integer NOT NULL,
	CONSTRAINT "daily_segments_dimension_day_key_pk" PRIMARY KEY("dimension","day","key")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "admin_awake_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_viewings" ADD CONSTRAINT "account_viewings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_viewings" ADD CONSTRAINT "account_viewings_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_viewings_user" ON "account_viewings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_viewings_admin" ON "account_viewings" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "account_viewings_created" ON "account_viewings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "daily_counts_name" ON "daily_counts" USING btree ("name","day");--> statement-breakpoint
-- Nobody sleeps on the day of the upgrade: the two months begin with it.
UPDATE "users" SET "admin_awake_at" = now() WHERE "userable_type" = 'admin';
