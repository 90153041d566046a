CREATE TABLE "admin_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "admin_invitations_email_unique" UNIQUE("email"),
	CONSTRAINT "admin_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "admin_proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"role" text,
	"why" text NOT NULL,
	"proposed_by" integer,
	"proposed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	"effective_from" timestamp with time zone NOT NULL,
	"note" text,
	"set_by" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_log_at";--> statement-breakpoint
ALTER TABLE "admin_invitations" ADD CONSTRAINT "admin_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_proposals" ADD CONSTRAINT "admin_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_proposals" ADD CONSTRAINT "admin_proposals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_proposals" ADD CONSTRAINT "admin_proposals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_invitations_inviter" ON "admin_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE UNIQUE INDEX "admin_proposals_open" ON "admin_proposals" USING btree ("user_id") WHERE outcome IS NULL;--> statement-breakpoint
CREATE INDEX "admin_proposals_user" ON "admin_proposals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "admin_proposals_proposer" ON "admin_proposals" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "admin_proposals_decider" ON "admin_proposals" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "site_settings_effective" ON "site_settings" USING btree ("name","effective_from","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action" text_pattern_ops,"at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Lines go when they are two years old, and not a day before, whatever the clock of the product says.
	IF TG_OP = 'DELETE' THEN
		IF OLD.at < now() - interval '729 days' THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'a line of the audit log stays as it was written' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_log_stays" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_audit_log"();--> statement-breakpoint
CREATE TRIGGER "audit_log_stays_there" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit_log"();
--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_setting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a value of a setting stays as it was' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "site_settings_stay" BEFORE UPDATE OR DELETE ON "site_settings" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_setting"();
