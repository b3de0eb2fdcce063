/**
 * Removal verbs of the cloud command lines on things that hold data or run services.
 */
import { defineRule } from "@portcullis/engine/static";
import { re } from "../words.ts";

export default defineRule({
  id: "argument-deletes-cloud-resources",
  category: "tool_abuse",
  severity: "critical",
  surfaces: ["tool_argument"],
  title: "Cloud resources deleted",
  meaning:
    "A command removes storage, machines, databases or whole projects in a cloud account, often without a way back.",
  keywords: ["aws", "gcloud", "az", "terraform", "gsutil", "pulumi", "rclone", "heroku", "doctl"],
  pattern: re`
    (?:\baws s3 (?:rm|mv) [^;|&]{0,100}--recursive|\baws s3 rb\b[^;|&]{0,80}--force|\baws s3api delete-(?:bucket|
    objects?)\b|\baws (?:ec2 (?:terminate-instances|delete-(?:snapshot|volume|vpc))|rds delete-db-(?:instance|
    cluster|snapshot)|dynamodb delete-table|eks delete-cluster|lambda delete-function|cloudformation delete-stack|
    iam delete-\w+|kms schedule-key-deletion|backup delete-\w+|logs delete-log-group|cloudtrail (?:delete-trail|
    stop-logging))|\bgcloud [^;|&]{0,60}\b(?:projects|instances|clusters|databases|buckets|disks|
    snapshots) delete\b|\bgsutil (?:-m )?rm -r|\baz (?:group|vm|storage account|sql db|aks|keyvault|
    disk) delete\b|\b(?:terraform|tofu|terragrunt) (?:destroy|apply [^;|&]{0,40}-destroy)\b|\bpulumi destroy\b|
    \bheroku (?:apps:destroy|pg:reset|addons:destroy)|\bdoctl [^;|&]{0,40} delete\b|\brclone (?:purge|delete)\b)
  `,
  unless: /--dry-?run/gu,
  catches: [
    "«aws s3 rm s3://live-backups --recursive»",
    "«terraform destroy» -auto-approve",
    "«gcloud projects delete» shop-live",
  ],
  ignores: ["aws s3 ls s3://reports", "terraform plan -out plan.bin"],
});
