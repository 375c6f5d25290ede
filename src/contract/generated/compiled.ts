/* Generated from openapi/ by `npm run generate`: validators compiled ahead of time. Change the contract, not this file. */
// @ts-nocheck: machine-made JavaScript, whose types stand in ../compiled.ts.
import { equal, formats, ucs2length } from '../compiled-helpers.js';
export const answerPointers = [
  "#/components/schemas/PaymentRequestList",
  "#/components/schemas/ErrorInvalidParameter",
  "#/components/schemas/ErrorUnauthenticated",
  "#/components/schemas/ErrorPermissionDenied",
  "#/components/schemas/ErrorMethodNotAllowed",
  "#/components/schemas/ErrorRateLimited",
  "#/components/schemas/ErrorInternalServerError",
  "#/components/schemas/ErrorServiceUnavailable",
  "#/components/schemas/PaymentRequest",
  "#/components/schemas/ErrorIdempotencyConflict",
  "#/components/schemas/ErrorIdempotencyUnprocessable",
  "#/components/schemas/ErrorNotFound",
  "#/components/schemas/TransactionList",
  "#/components/schemas/Transaction",
  "#/components/schemas/InvoiceList",
  "#/components/schemas/Invoice",
  "#/components/schemas/PayoutList",
  "#/components/schemas/PayoutCreated",
  "#/components/schemas/ErrorPayoutUnprocessable",
  "#/components/schemas/Payout",
  "#/components/schemas/WebhookEndpointList",
  "#/components/schemas/WebhookEndpoint",
  "#/components/schemas/ErrorWebhookConflict",
  "#/components/schemas/WebhookDeletion",
  "#/components/schemas/Balance",
  "#/components/schemas/Account"
];
export const touchedBy = {
  "auth-error-body-status": [
    "#/components/schemas/ErrorUnauthenticated"
  ],
  "envelope-form2": [
    "createWebhook",
    "#/components/schemas/WebhookEndpointList",
    "#/components/schemas/WebhookEndpoint"
  ],
  "error-codes-catalog": [
    "#/components/schemas/ErrorUnauthenticated",
    "#/components/schemas/ErrorRateLimited",
    "#/components/schemas/ErrorInternalServerError",
    "#/components/schemas/ErrorIdempotencyConflict",
    "#/components/schemas/ErrorIdempotencyUnprocessable",
    "#/components/schemas/ErrorPayoutUnprocessable",
    "#/components/schemas/ErrorWebhookConflict"
  ],
  "error-codes-overview": [
    "#/components/schemas/ErrorInvalidParameter",
    "#/components/schemas/ErrorUnauthenticated",
    "#/components/schemas/ErrorPermissionDenied",
    "#/components/schemas/ErrorMethodNotAllowed",
    "#/components/schemas/ErrorRateLimited",
    "#/components/schemas/ErrorInternalServerError",
    "#/components/schemas/ErrorServiceUnavailable",
    "#/components/schemas/ErrorIdempotencyConflict",
    "#/components/schemas/ErrorIdempotencyUnprocessable",
    "#/components/schemas/ErrorNotFound",
    "#/components/schemas/ErrorPayoutUnprocessable",
    "#/components/schemas/ErrorWebhookConflict"
  ],
  "error-details-string": [
    "#/components/schemas/ErrorInvalidParameter",
    "#/components/schemas/ErrorUnauthenticated",
    "#/components/schemas/ErrorPermissionDenied",
    "#/components/schemas/ErrorMethodNotAllowed",
    "#/components/schemas/ErrorRateLimited",
    "#/components/schemas/ErrorInternalServerError",
    "#/components/schemas/ErrorServiceUnavailable",
    "#/components/schemas/ErrorIdempotencyConflict",
    "#/components/schemas/ErrorIdempotencyUnprocessable",
    "#/components/schemas/ErrorNotFound",
    "#/components/schemas/ErrorPayoutUnprocessable",
    "#/components/schemas/ErrorWebhookConflict"
  ],
  "semantic-status-422": [
    "#/components/schemas/ErrorPayoutUnprocessable",
    "#/components/schemas/ErrorUnprocessable"
  ],
  "envelope-form2-events-named": [
    "createWebhook",
    "#/components/schemas/WebhookEndpointList",
    "#/components/schemas/WebhookEndpoint"
  ],
  "events-named": [
    "createWebhook",
    "#/components/schemas/WebhookEndpointList",
    "#/components/schemas/WebhookEndpoint"
  ]
};
const ls={listPayments(){return{general:(()=>{const O={};O.exports=y,O.exports.default=y;const ve={paths:{"/payments":{get:{
operationId:"listPayments",parameters:[{name:"limit",in:"query",required:!1,schema:{type:"integer",minimum:1,maximum:100,
default:10},allowReserved:!0,style:"form",explode:!0},{name:"starting_after",in:"query",required:!1,schema:{type:"string",
minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"ending_before",in:"query",required:!1,schema:{type:"string",
minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"status",in:"query",required:!1,schema:{type:"string",enum:[
"pending","paid","expired","failed"]},allowReserved:!0,style:"form",explode:!0},{name:"created_after",in:"query",required:!1,
schema:{type:"string",format:"date-time"},allowReserved:!0,style:"form",explode:!0},{name:"created_before",in:"query",required:!1,
schema:{type:"string",format:"date-time"},allowReserved:!0,style:"form",explode:!0},{name:"Prefer",in:"header",required:!1,
schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["query","headers","params"],
properties:{query:{type:"object",properties:{limit:{type:"integer",minimum:1,maximum:100,default:10},starting_after:{type:"\
string",minLength:1},ending_before:{type:"string",minLength:1},status:{type:"string",enum:["pending","paid","expired","f\
ailed"]},created_after:{type:"string",format:"date-time"},created_before:{type:"string",format:"date-time"}}},headers:{type:"\
object",properties:{prefer:{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},K=ucs2length,C=formats["date-\
time"];function y(E,{instancePath:I="",parentData:ie,parentDataProperty:te,rootData:me=E,dynamicAnchors:Y={}}={}){let R=null,
u=0;const N=y.evaluated;if(N.dynamicProps&&(N.props=void 0),N.dynamicItems&&(N.items=void 0),E&&typeof E=="object"&&!Array.
isArray(E)){let b;if(E.query===void 0&&(b="query")||E.headers===void 0&&(b="headers")||E.params===void 0&&(b="params"))return y.
errors=[{instancePath:I,schemaPath:"#/required",keyword:"required",params:{missingProperty:b}}],!1;if(E.query!==void 0){
let c=E.query;const _=u;if(u===_)if(c&&typeof c=="object"&&!Array.isArray(c)){c.limit===void 0&&(c.limit=10);let w=c.limit;
const D=u;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w))){let i=typeof w,h;if(h===void 0)if(i==="boolean"||w===
null||i==="string"&&w&&w==+w&&!(w%1))h=+w;else return y.errors=[{instancePath:I+"/query/limit",schemaPath:"#/properties/\
query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;h!==void 0&&(w=h,c!==void 0&&(c.limit=h))}if(u===
D&&typeof w=="number"&&isFinite(w)){if(w>100||isNaN(w))return y.errors=[{instancePath:I+"/query/limit",schemaPath:"#/pro\
perties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(w<1||isNaN(w))return y.
errors=[{instancePath:I+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var q=D===u;if(q){if(c.starting_after!==void 0){let i=c.starting_after;const h=u;if(typeof i!=
"string"){let F=typeof i,P;if(P===void 0)if(F=="number"||F=="boolean")P=""+i;else if(i===null)P="";else return y.errors=
[{instancePath:I+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/type",keyword:"type",params:{
type:"string"}}],!1;P!==void 0&&(i=P,c!==void 0&&(c.starting_after=P))}if(u===h&&typeof i=="string"&&i.length<2&&K(i)<1)
return y.errors=[{instancePath:I+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1;var q=h===u}else var q=!0;if(q){if(c.ending_before!==void 0){let i=c.ending_before;
const h=u;if(typeof i!="string"){let F=typeof i,P;if(P===void 0)if(F=="number"||F=="boolean")P=""+i;else if(i===null)P="";else
return y.errors=[{instancePath:I+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_before/type",keyword:"\
type",params:{type:"string"}}],!1;P!==void 0&&(i=P,c!==void 0&&(c.ending_before=P))}if(u===h&&typeof i=="string"&&i.length<
2&&K(i)<1)return y.errors=[{instancePath:I+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_befor\
e/minLength",keyword:"minLength",params:{limit:1}}],!1;var q=h===u}else var q=!0;if(q){if(c.status!==void 0){let i=c.status;
const h=u;if(typeof i!="string"){let F=typeof i,P;if(P===void 0)if(F=="number"||F=="boolean")P=""+i;else if(i===null)P="";else
return y.errors=[{instancePath:I+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{
type:"string"}}],!1;P!==void 0&&(i=P,c!==void 0&&(c.status=P))}if(!(i==="pending"||i==="paid"||i==="expired"||i==="faile\
d"))return y.errors=[{instancePath:I+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enu\
m",params:{allowedValues:ve.properties.query.properties.status.enum}}],!1;var q=h===u}else var q=!0;if(q){if(c.created_after!==
void 0){let i=c.created_after;const h=u;if(typeof i!="string"){let F=typeof i,P;if(P===void 0)if(F=="number"||F=="boolea\
n")P=""+i;else if(i===null)P="";else return y.errors=[{instancePath:I+"/query/created_after",schemaPath:"#/properties/qu\
ery/properties/created_after/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(i=P,c!==void 0&&(c.created_after=
P))}if(u===h&&u===h&&typeof i=="string"&&!C(i))return y.errors=[{instancePath:I+"/query/created_after",schemaPath:"#/pro\
perties/query/properties/created_after/format",keyword:"format",params:{format:"date-time"}}],!1;var q=h===u}else var q=!0;
if(q)if(c.created_before!==void 0){let i=c.created_before;const h=u;if(typeof i!="string"){let F=typeof i,P;if(P===void 0)
if(F=="number"||F=="boolean")P=""+i;else if(i===null)P="";else return y.errors=[{instancePath:I+"/query/created_before",
schemaPath:"#/properties/query/properties/created_before/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(i=
P,c!==void 0&&(c.created_before=P))}if(u===h&&u===h&&typeof i=="string"&&!C(i))return y.errors=[{instancePath:I+"/query/\
created_before",schemaPath:"#/properties/query/properties/created_before/format",keyword:"format",params:{format:"date-t\
ime"}}],!1;var q=h===u}else var q=!0}}}}}else return y.errors=[{instancePath:I+"/query",schemaPath:"#/properties/query/t\
ype",keyword:"type",params:{type:"object"}}],!1;var f=_===u}else var f=!0;if(f)if(E.headers!==void 0){let c=E.headers;const _=u;
if(u===_)if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.prefer!==void 0){let D=c.prefer;const i=u;if(typeof D!="strin\
g"){let h=typeof D,j;if(j===void 0)if(h=="number"||h=="boolean")j=""+D;else if(D===null)j="";else return y.errors=[{instancePath:I+
"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;j!==
void 0&&(D=j,c!==void 0&&(c.prefer=j))}if(u===i&&typeof D=="string"&&D.length>4096&&K(D)>4096)return y.errors=[{instancePath:I+
"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}}else return y.errors=[{instancePath:I+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var f=_===u}else var f=!0}return y.errors=R,u===0}return y.evaluated={props:{query:!0,headers:!0,params:!0,
cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},O.exports})(),body:void 0}},createPayment(){return{general:(()=>{const O={};
O.exports=y,O.exports.default=y;const ve={paths:{"/payments":{post:{operationId:"createPayment",parameters:[{name:"Idemp\
otency-Key",in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-form\
at":"visible_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,
content:{"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","currency"],properties:{amount:{
$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},description:{$ref:"\
#/components/schemas/Description"},callback_url:{$ref:"#/components/schemas/HttpUrl"},metadata:{$ref:"#/components/schem\
as/Metadata"},customer_email:{$ref:"#/components/schemas/Email"},expires_at:{type:"string",format:"date-time"}}}}}}}}},components:{
schemas:{Email:{type:"string",format:"email",maxLength:254},Metadata:{type:"object",maxProperties:50,propertyNames:{type:"\
string",minLength:1,maxLength:40},additionalProperties:{$ref:"#/components/schemas/MetadataValue"}},MetadataValue:{anyOf:[
{type:"string",maxLength:500},{type:"number"},{type:"boolean"},{type:"null"}]},HttpUrl:{type:"string",format:"uri",pattern:"\
^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","x-tenderbox-format":"uri",maxLength:2048},Description:{type:"string",maxLength:1e3},RequestedCurrency:{
type:"string",minLength:1,maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,maximum:999999999999999}}},required:[
"query","headers","params"],properties:{query:{},headers:{type:"object",properties:{"idempotency-key":{type:"string",minLength:1,
maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"},prefer:{type:"string",maxLength:4096}}},params:{},
cookies:{},body:{}}},K=ucs2length,C=new RegExp("^[!-~]+$","u");function y(E,{instancePath:I="",parentData:ie,parentDataProperty:te,
rootData:me=E,dynamicAnchors:Y={}}={}){let R=null,u=0;const N=y.evaluated;if(N.dynamicProps&&(N.props=void 0),N.dynamicItems&&
(N.items=void 0),E&&typeof E=="object"&&!Array.isArray(E)){let f;if(E.query===void 0&&(f="query")||E.headers===void 0&&(f=
"headers")||E.params===void 0&&(f="params"))return y.errors=[{instancePath:I,schemaPath:"#/required",keyword:"required",
params:{missingProperty:f}}],!1;if(E.headers!==void 0){let b=E.headers;if(u===u)if(b&&typeof b=="object"&&!Array.isArray(
b)){if(b["idempotency-key"]!==void 0){let _=b["idempotency-key"];const w=u;if(typeof _!="string"){let D=typeof _,i;if(i===
void 0)if(D=="number"||D=="boolean")i=""+_;else if(_===null)i="";else return y.errors=[{instancePath:I+"/headers/idempot\
ency-key",schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;i!==
void 0&&(_=i,b!==void 0&&(b["idempotency-key"]=i))}if(u===w&&typeof _=="string"){if(_.length>255&&K(_)>255)return y.errors=
[{instancePath:I+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(_.length<2&&K(_)<1)return y.errors=[{instancePath:I+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!C.test(_))return y.
errors=[{instancePath:I+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",
keyword:"pattern",params:{pattern:"^[!-~]+$"}}],!1}var q=w===u}else var q=!0;if(q)if(b.prefer!==void 0){let _=b.prefer;const w=u;
if(typeof _!="string"){let i=typeof _,h;if(h===void 0)if(i=="number"||i=="boolean")h=""+_;else if(_===null)h="";else return y.
errors=[{instancePath:I+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{
type:"string"}}],!1;h!==void 0&&(_=h,b!==void 0&&(b.prefer=h))}if(u===w&&typeof _=="string"&&_.length>4096&&K(_)>4096)return y.
errors=[{instancePath:I+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1;var q=w===u}else var q=!0}else return y.errors=[{instancePath:I+"/headers",schemaPath:"#/pr\
operties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return y.errors=R,u===0}return y.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},O.exports})(),body:(()=>{const O={};O.exports=
f,O.exports.default=f;const ve={paths:{"/payments":{post:{operationId:"createPayment",parameters:[{name:"Idempotency-Key",
in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible\
_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,content:{
"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","currency"],properties:{amount:{$ref:"\
#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},description:{$ref:"#/com\
ponents/schemas/Description"},callback_url:{$ref:"#/components/schemas/HttpUrl"},metadata:{$ref:"#/components/schemas/Me\
tadata"},customer_email:{$ref:"#/components/schemas/Email"},expires_at:{type:"string",format:"date-time"}}}}}}}}},components:{
schemas:{Email:{type:"string",format:"email",maxLength:254},Metadata:{type:"object",maxProperties:50,propertyNames:{type:"\
string",minLength:1,maxLength:40},additionalProperties:{$ref:"#/components/schemas/MetadataValue"}},MetadataValue:{anyOf:[
{type:"string",maxLength:500},{type:"number"},{type:"boolean"},{type:"null"}]},HttpUrl:{type:"string",format:"uri",pattern:"\
^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","x-tenderbox-format":"uri",maxLength:2048},Description:{type:"string",maxLength:1e3},RequestedCurrency:{
type:"string",minLength:1,maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,maximum:999999999999999}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["amount","currency"],properties:{
amount:{$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},description:{
$ref:"#/components/schemas/Description"},callback_url:{$ref:"#/components/schemas/HttpUrl"},metadata:{$ref:"#/components\
/schemas/Metadata"},customer_email:{$ref:"#/components/schemas/Email"},expires_at:{type:"string",format:"date-time"}}}},
required:["body"]},K={type:"number",exclusiveMinimum:0,maximum:999999999999999},C={type:"string",minLength:1,maxLength:16},
y={type:"string",maxLength:1e3},E={type:"string",format:"uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","x-tenderbox-forma\
t":"uri",maxLength:2048},I={type:"string",format:"email",maxLength:254},ie=ucs2length,te=formats.uri,me=formats.email,Y=formats["\
date-time"],R=new RegExp("^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","u"),u={type:"object",maxProperties:50,propertyNames:{type:"str\
ing",minLength:1,maxLength:40},additionalProperties:{$ref:"#/components/schemas/MetadataValue"}},N={anyOf:[{type:"string",
maxLength:500},{type:"number"},{type:"boolean"},{type:"null"}]};function q(b,{instancePath:c="",parentData:_,parentDataProperty:w,
rootData:D=b,dynamicAnchors:i={}}={}){let h=null,j=0;const F=q.evaluated;if(F.dynamicProps&&(F.props=void 0),F.dynamicItems&&
(F.items=void 0),j===0)if(b&&typeof b=="object"&&!Array.isArray(b)){if(Object.keys(b).length>50)return q.errors=[{instancePath:c,
schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(const re in b){const le=j;if(j===le)if(typeof re==
"string"){if(re.length>40&&ie(re)>40){const Z={instancePath:c,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",
params:{limit:40},propertyName:re};h===null?h=[Z]:h.push(Z),j++}else if(re.length<2&&ie(re)<1){const Z={instancePath:c,schemaPath:"\
#/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:re};h===null?h=[Z]:h.push(Z),j++}}else{const Z={
instancePath:c,schemaPath:"#/propertyNames/type",keyword:"type",params:{type:"string"},propertyName:re};h===null?h=[Z]:h.
push(Z),j++}var P=le===j;if(!P){const Z={instancePath:c,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:re}};
return h===null?h=[Z]:h.push(Z),j++,q.errors=h,!1;break}}if(P)for(const re in b){let le=b[re];const Z=j,V=j;let X=!1;const Pe=j;
if(j===Pe)if(typeof le=="string"){if(le.length>500&&ie(le)>500){const oe={instancePath:c+"/"+re.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/0/maxLength",keyword:"maxLength",params:{limit:500}};h===
null?h=[oe]:h.push(oe),j++}}else{const oe={instancePath:c+"/"+re.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/co\
mponents/schemas/MetadataValue/anyOf/0/type",keyword:"type",params:{type:"string"}};h===null?h=[oe]:h.push(oe),j++}var $=Pe===
j;X=X||$;const Ze=j;if(!(typeof le=="number"&&isFinite(le))){const oe={instancePath:c+"/"+re.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/1/type",keyword:"type",params:{type:"number"}};h===null?
h=[oe]:h.push(oe),j++}var $=Ze===j;X=X||$;const ce=j;if(typeof le!="boolean"){const oe={instancePath:c+"/"+re.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/2/type",keyword:"type",params:{type:"bool\
ean"}};h===null?h=[oe]:h.push(oe),j++}var $=ce===j;X=X||$;const Re=j;if(le!==null){const oe={instancePath:c+"/"+re.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/3/type",keyword:"type",params:{type:"\
null"}};h===null?h=[oe]:h.push(oe),j++}var $=Re===j;if(X=X||$,X)j=V,h!==null&&(V?h.length=V:h=null);else{const oe={instancePath:c+
"/"+re.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf",keyword:"anyOf",params:{}};
return h===null?h=[oe]:h.push(oe),j++,q.errors=h,!1}var M=Z===j;if(!M)break}}else return q.errors=[{instancePath:c,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return q.errors=h,j===0}q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function f(b,{instancePath:c="",parentData:_,parentDataProperty:w,rootData:D=b,dynamicAnchors:i={}}={}){let h=null,j=0;const F=f.
evaluated;if(F.dynamicProps&&(F.props=void 0),F.dynamicItems&&(F.items=void 0),b&&typeof b=="object"&&!Array.isArray(b)){
let $;if(b.body===void 0&&($="body"))return f.errors=[{instancePath:c,schemaPath:"#/required",keyword:"required",params:{
missingProperty:$}}],!1;if(b.body!==void 0){let M=b.body;if(j===j)if(M&&typeof M=="object"&&!Array.isArray(M)){let le;if(M.
amount===void 0&&(le="amount")||M.currency===void 0&&(le="currency"))return f.errors=[{instancePath:c+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:le}}],!1;{const Z=j;for(const V in M)if(!(V==="am\
ount"||V==="currency"||V==="description"||V==="callback_url"||V==="metadata"||V==="customer_email"||V==="expires_at")){return f.
errors=[{instancePath:c+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:V}}],!1;break}if(Z===j){if(M.amount!==void 0){let V=M.amount;const X=j;if(j===j)if(typeof V=="number"&&
isFinite(V)){if(V>999999999999999||isNaN(V))return f.errors=[{instancePath:c+"/body/amount",schemaPath:"#/components/sch\
emas/RequestedAmount/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999}}],!1;if(V<=0||isNaN(V))return f.
errors=[{instancePath:c+"/body/amount",schemaPath:"#/components/schemas/RequestedAmount/exclusiveMinimum",keyword:"exclu\
siveMinimum",params:{comparison:">",limit:0}}],!1}else return f.errors=[{instancePath:c+"/body/amount",schemaPath:"#/com\
ponents/schemas/RequestedAmount/type",keyword:"type",params:{type:"number"}}],!1;var P=X===j}else var P=!0;if(P){if(M.currency!==
void 0){let V=M.currency;const X=j;if(j===j)if(typeof V=="string"){if(V.length>16&&ie(V)>16)return f.errors=[{instancePath:c+
"/body/currency",schemaPath:"#/components/schemas/RequestedCurrency/maxLength",keyword:"maxLength",params:{limit:16}}],!1;
if(V.length<2&&ie(V)<1)return f.errors=[{instancePath:c+"/body/currency",schemaPath:"#/components/schemas/RequestedCurre\
ncy/minLength",keyword:"minLength",params:{limit:1}}],!1}else return f.errors=[{instancePath:c+"/body/currency",schemaPath:"\
#/components/schemas/RequestedCurrency/type",keyword:"type",params:{type:"string"}}],!1;var P=X===j}else var P=!0;if(P){
if(M.description!==void 0){let V=M.description;const X=j;if(j===j)if(typeof V=="string"){if(V.length>1e3&&ie(V)>1e3)return f.
errors=[{instancePath:c+"/body/description",schemaPath:"#/components/schemas/Description/maxLength",keyword:"maxLength",
params:{limit:1e3}}],!1}else return f.errors=[{instancePath:c+"/body/description",schemaPath:"#/components/schemas/Descr\
iption/type",keyword:"type",params:{type:"string"}}],!1;var P=X===j}else var P=!0;if(P){if(M.callback_url!==void 0){let V=M.
callback_url;const X=j,Pe=j;if(j===Pe&&j===Pe)if(typeof V=="string"){if(V.length>2048&&ie(V)>2048)return f.errors=[{instancePath:c+
"/body/callback_url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(R.
test(V)){if(!te(V))return f.errors=[{instancePath:c+"/body/callback_url",schemaPath:"#/components/schemas/HttpUrl/format",
keyword:"format",params:{format:"uri"}}],!1}else return f.errors=[{instancePath:c+"/body/callback_url",schemaPath:"#/com\
ponents/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]"}}],!1}else return f.errors=
[{instancePath:c+"/body/callback_url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"type",params:{type:"string"}}],
!1;var P=X===j}else var P=!0;if(P){if(M.metadata!==void 0){const V=j;q(M.metadata,{instancePath:c+"/body/metadata",parentData:M,
parentDataProperty:"metadata",rootData:D,dynamicAnchors:i})||(h=h===null?q.errors:h.concat(q.errors),j=h.length);var P=V===
j}else var P=!0;if(P){if(M.customer_email!==void 0){let V=M.customer_email;const X=j,Pe=j;if(j===Pe&&j===Pe)if(typeof V==
"string"){if(V.length>254&&ie(V)>254)return f.errors=[{instancePath:c+"/body/customer_email",schemaPath:"#/components/sc\
hemas/Email/maxLength",keyword:"maxLength",params:{limit:254}}],!1;if(!me(V))return f.errors=[{instancePath:c+"/body/cus\
tomer_email",schemaPath:"#/components/schemas/Email/format",keyword:"format",params:{format:"email"}}],!1}else return f.
errors=[{instancePath:c+"/body/customer_email",schemaPath:"#/components/schemas/Email/type",keyword:"type",params:{type:"\
string"}}],!1;var P=X===j}else var P=!0;if(P)if(M.expires_at!==void 0){let V=M.expires_at;const X=j;if(j===X&&j===X)if(typeof V==
"string"){if(!Y(V))return f.errors=[{instancePath:c+"/body/expires_at",schemaPath:"#/properties/body/properties/expires_\
at/format",keyword:"format",params:{format:"date-time"}}],!1}else return f.errors=[{instancePath:c+"/body/expires_at",schemaPath:"\
#/properties/body/properties/expires_at/type",keyword:"type",params:{type:"string"}}],!1;var P=X===j}else var P=!0}}}}}}}}else
return f.errors=[{instancePath:c+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}
return f.errors=h,j===0}return f.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},
O.exports})()}},getPayment(){return{general:(()=>{const O={};O.exports=C,O.exports.default=C;const ve={paths:{"/payments\
/{payment_request_id}":{get:{operationId:"getPayment",parameters:[{name:"payment_request_id",in:"path",required:!0,schema:{
type:"string",minLength:1},style:"simple",explode:!1},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],
requestBody:null}}},components:{schemas:{}},required:["query","headers","params"],properties:{query:{},headers:{type:"ob\
ject",properties:{prefer:{type:"string",maxLength:4096}}},params:{type:"object",properties:{payment_request_id:{type:"st\
ring",minLength:1}},required:["payment_request_id"]},cookies:{},body:{}}},K=ucs2length;function C(y,{instancePath:E="",parentData:I,
parentDataProperty:ie,rootData:te=y,dynamicAnchors:me={}}={}){let Y=null,R=0;const u=C.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),y&&typeof y=="object"&&!Array.isArray(y)){let q;if(y.query===void 0&&(q="query")||
y.headers===void 0&&(q="headers")||y.params===void 0&&(q="params"))return C.errors=[{instancePath:E,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:q}}],!1;if(y.headers!==void 0){let f=y.headers;const b=R;if(R===b)if(f&&typeof f==
"object"&&!Array.isArray(f)){if(f.prefer!==void 0){let c=f.prefer;const _=R;if(typeof c!="string"){let w=typeof c,D;if(D===
void 0)if(w=="number"||w=="boolean")D=""+c;else if(c===null)D="";else return C.errors=[{instancePath:E+"/headers/prefer",
schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;D!==void 0&&(c=D,f!==
void 0&&(f.prefer=D))}if(R===_&&typeof c=="string"&&c.length>4096&&K(c)>4096)return C.errors=[{instancePath:E+"/headers/\
prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else
return C.errors=[{instancePath:E+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],
!1;var N=b===R}else var N=!0;if(N)if(y.params!==void 0){let f=y.params;const b=R;if(R===b)if(f&&typeof f=="object"&&!Array.
isArray(f)){let _;if(f.payment_request_id===void 0&&(_="payment_request_id"))return C.errors=[{instancePath:E+"/params",
schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:_}}],!1;if(f.payment_request_id!==void 0){
let w=f.payment_request_id;const D=R;if(typeof w!="string"){let i=typeof w,h;if(h===void 0)if(i=="number"||i=="boolean")
h=""+w;else if(w===null)h="";else return C.errors=[{instancePath:E+"/params/payment_request_id",schemaPath:"#/properties\
/params/properties/payment_request_id/type",keyword:"type",params:{type:"string"}}],!1;h!==void 0&&(w=h,f!==void 0&&(f.payment_request_id=
h))}if(R===D&&typeof w=="string"&&w.length<2&&K(w)<1)return C.errors=[{instancePath:E+"/params/payment_request_id",schemaPath:"\
#/properties/params/properties/payment_request_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}else return C.errors=
[{instancePath:E+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var N=b===R}else
var N=!0}return C.errors=Y,R===0}return C.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1},O.exports})(),body:void 0}},listTransactions(){return{general:(()=>{const O={};O.exports=y,O.exports.default=
y;const ve={paths:{"/transactions":{get:{operationId:"listTransactions",parameters:[{name:"limit",in:"query",required:!1,
schema:{type:"integer",minimum:1,maximum:100,default:10},allowReserved:!0,style:"form",explode:!0},{name:"starting_after",
in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"ending_before",
in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"status",in:"q\
uery",required:!1,schema:{type:"string",enum:["pending","confirmed","failed","refunded"]},allowReserved:!0,style:"form",
explode:!0},{name:"type",in:"query",required:!1,schema:{type:"string",enum:["payment","payout","refund"]},allowReserved:!0,
style:"form",explode:!0},{name:"created_after",in:"query",required:!1,schema:{type:"string",format:"date-time"},allowReserved:!0,
style:"form",explode:!0},{name:"created_before",in:"query",required:!1,schema:{type:"string",format:"date-time"},allowReserved:!0,
style:"form",explode:!0},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},
components:{schemas:{}},required:["query","headers","params"],properties:{query:{type:"object",properties:{limit:{type:"\
integer",minimum:1,maximum:100,default:10},starting_after:{type:"string",minLength:1},ending_before:{type:"string",minLength:1},
status:{type:"string",enum:["pending","confirmed","failed","refunded"]},type:{type:"string",enum:["payment","payout","re\
fund"]},created_after:{type:"string",format:"date-time"},created_before:{type:"string",format:"date-time"}}},headers:{type:"\
object",properties:{prefer:{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},K=ucs2length,C=formats["date-\
time"];function y(E,{instancePath:I="",parentData:ie,parentDataProperty:te,rootData:me=E,dynamicAnchors:Y={}}={}){let R=null,
u=0;const N=y.evaluated;if(N.dynamicProps&&(N.props=void 0),N.dynamicItems&&(N.items=void 0),E&&typeof E=="object"&&!Array.
isArray(E)){let b;if(E.query===void 0&&(b="query")||E.headers===void 0&&(b="headers")||E.params===void 0&&(b="params"))return y.
errors=[{instancePath:I,schemaPath:"#/required",keyword:"required",params:{missingProperty:b}}],!1;if(E.query!==void 0){
let c=E.query;const _=u;if(u===_)if(c&&typeof c=="object"&&!Array.isArray(c)){c.limit===void 0&&(c.limit=10);let w=c.limit;
const D=u;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w))){let i=typeof w,h;if(h===void 0)if(i==="boolean"||w===
null||i==="string"&&w&&w==+w&&!(w%1))h=+w;else return y.errors=[{instancePath:I+"/query/limit",schemaPath:"#/properties/\
query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;h!==void 0&&(w=h,c!==void 0&&(c.limit=h))}if(u===
D&&typeof w=="number"&&isFinite(w)){if(w>100||isNaN(w))return y.errors=[{instancePath:I+"/query/limit",schemaPath:"#/pro\
perties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(w<1||isNaN(w))return y.
errors=[{instancePath:I+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var q=D===u;if(q){if(c.starting_after!==void 0){let i=c.starting_after;const h=u;if(typeof i!=
"string"){let F=typeof i,P;if(P===void 0)if(F=="number"||F=="boolean")P=""+i;else if(i===null)P="";else return y.errors=
[{instancePath:I+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/type",keyword:"type",params:{
type:"string"}}],!1;P!==void 0&&(i=P,c!==void 0&&(c.starting_after=P))}if(u===h&&typeof i=="string"&&i.length<2&&K(i)<1)
return y.errors=[{instancePath:I+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1;var q=h===u}else var q=!0;if(q){if(c.ending_before!==void 0){let i=c.ending_before;
const h=u;if(typeof i!="string"){let F=typeof i,P;if(P===void 0)if(F=="number"||F=="boolean")P=""+i;else if(i===null)P="";else
return y.errors=[{instancePath:I+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_before/type",keyword:"\
type",params:{type:"string"}}],!1;P!==void 0&&(i=P,c!==void 0&&(c.ending_before=P))}if(u===h&&typeof i=="string"&&i.length<
2&&K(i)<1)return y.errors=[{instancePath:I+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_befor\
e/minLength",keyword:"minLength",params:{limit:1}}],!1;var q=h===u}else var q=!0;if(q){if(c.status!==void 0){let i=c.status;
const h=u;if(typeof i!="string"){let F=typeof i,P;if(P===void 0)if(F=="number"||F=="boolean")P=""+i;else if(i===null)P="";else
return y.errors=[{instancePath:I+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{
type:"string"}}],!1;P!==void 0&&(i=P,c!==void 0&&(c.status=P))}if(!(i==="pending"||i==="confirmed"||i==="failed"||i==="r\
efunded"))return y.errors=[{instancePath:I+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"\
enum",params:{allowedValues:ve.properties.query.properties.status.enum}}],!1;var q=h===u}else var q=!0;if(q){if(c.type!==
void 0){let i=c.type;const h=u;if(typeof i!="string"){let F=typeof i,P;if(P===void 0)if(F=="number"||F=="boolean")P=""+i;else if(i===
null)P="";else return y.errors=[{instancePath:I+"/query/type",schemaPath:"#/properties/query/properties/type/type",keyword:"\
type",params:{type:"string"}}],!1;P!==void 0&&(i=P,c!==void 0&&(c.type=P))}if(!(i==="payment"||i==="payout"||i==="refund"))
return y.errors=[{instancePath:I+"/query/type",schemaPath:"#/properties/query/properties/type/enum",keyword:"enum",params:{
allowedValues:ve.properties.query.properties.type.enum}}],!1;var q=h===u}else var q=!0;if(q){if(c.created_after!==void 0){
let i=c.created_after;const h=u;if(typeof i!="string"){let F=typeof i,P;if(P===void 0)if(F=="number"||F=="boolean")P=""+
i;else if(i===null)P="";else return y.errors=[{instancePath:I+"/query/created_after",schemaPath:"#/properties/query/prop\
erties/created_after/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(i=P,c!==void 0&&(c.created_after=P))}
if(u===h&&u===h&&typeof i=="string"&&!C(i))return y.errors=[{instancePath:I+"/query/created_after",schemaPath:"#/propert\
ies/query/properties/created_after/format",keyword:"format",params:{format:"date-time"}}],!1;var q=h===u}else var q=!0;if(q)
if(c.created_before!==void 0){let i=c.created_before;const h=u;if(typeof i!="string"){let F=typeof i,P;if(P===void 0)if(F==
"number"||F=="boolean")P=""+i;else if(i===null)P="";else return y.errors=[{instancePath:I+"/query/created_before",schemaPath:"\
#/properties/query/properties/created_before/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(i=P,c!==void 0&&
(c.created_before=P))}if(u===h&&u===h&&typeof i=="string"&&!C(i))return y.errors=[{instancePath:I+"/query/created_before",
schemaPath:"#/properties/query/properties/created_before/format",keyword:"format",params:{format:"date-time"}}],!1;var q=h===
u}else var q=!0}}}}}}else return y.errors=[{instancePath:I+"/query",schemaPath:"#/properties/query/type",keyword:"type",
params:{type:"object"}}],!1;var f=_===u}else var f=!0;if(f)if(E.headers!==void 0){let c=E.headers;const _=u;if(u===_)if(c&&
typeof c=="object"&&!Array.isArray(c)){if(c.prefer!==void 0){let D=c.prefer;const i=u;if(typeof D!="string"){let h=typeof D,
j;if(j===void 0)if(h=="number"||h=="boolean")j=""+D;else if(D===null)j="";else return y.errors=[{instancePath:I+"/header\
s/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;j!==void 0&&
(D=j,c!==void 0&&(c.prefer=j))}if(u===i&&typeof D=="string"&&D.length>4096&&K(D)>4096)return y.errors=[{instancePath:I+"\
/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}}else return y.errors=[{instancePath:I+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var f=_===u}else var f=!0}return y.errors=R,u===0}return y.evaluated={props:{query:!0,headers:!0,params:!0,
cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},O.exports})(),body:void 0}},getTransaction(){return{general:(()=>{const O={};
O.exports=C,O.exports.default=C;const ve={paths:{"/transactions/{transaction_id}":{get:{operationId:"getTransaction",parameters:[
{name:"transaction_id",in:"path",required:!0,schema:{type:"string",minLength:1},style:"simple",explode:!1},{name:"Prefer",
in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["q\
uery","headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},
params:{type:"object",properties:{transaction_id:{type:"string",minLength:1}},required:["transaction_id"]},cookies:{},body:{}}},
K=ucs2length;function C(y,{instancePath:E="",parentData:I,parentDataProperty:ie,rootData:te=y,dynamicAnchors:me={}}={}){
let Y=null,R=0;const u=C.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),y&&typeof y=="ob\
ject"&&!Array.isArray(y)){let q;if(y.query===void 0&&(q="query")||y.headers===void 0&&(q="headers")||y.params===void 0&&
(q="params"))return C.errors=[{instancePath:E,schemaPath:"#/required",keyword:"required",params:{missingProperty:q}}],!1;
if(y.headers!==void 0){let f=y.headers;const b=R;if(R===b)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.prefer!==void 0){
let c=f.prefer;const _=R;if(typeof c!="string"){let w=typeof c,D;if(D===void 0)if(w=="number"||w=="boolean")D=""+c;else if(c===
null)D="";else return C.errors=[{instancePath:E+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/typ\
e",keyword:"type",params:{type:"string"}}],!1;D!==void 0&&(c=D,f!==void 0&&(f.prefer=D))}if(R===_&&typeof c=="string"&&c.
length>4096&&K(c)>4096)return C.errors=[{instancePath:E+"/headers/prefer",schemaPath:"#/properties/headers/properties/pr\
efer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return C.errors=[{instancePath:E+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var N=b===R}else var N=!0;if(N)if(y.params!==void 0){
let f=y.params;const b=R;if(R===b)if(f&&typeof f=="object"&&!Array.isArray(f)){let _;if(f.transaction_id===void 0&&(_="t\
ransaction_id"))return C.errors=[{instancePath:E+"/params",schemaPath:"#/properties/params/required",keyword:"required",
params:{missingProperty:_}}],!1;if(f.transaction_id!==void 0){let w=f.transaction_id;const D=R;if(typeof w!="string"){let i=typeof w,
h;if(h===void 0)if(i=="number"||i=="boolean")h=""+w;else if(w===null)h="";else return C.errors=[{instancePath:E+"/params\
/transaction_id",schemaPath:"#/properties/params/properties/transaction_id/type",keyword:"type",params:{type:"string"}}],
!1;h!==void 0&&(w=h,f!==void 0&&(f.transaction_id=h))}if(R===D&&typeof w=="string"&&w.length<2&&K(w)<1)return C.errors=[
{instancePath:E+"/params/transaction_id",schemaPath:"#/properties/params/properties/transaction_id/minLength",keyword:"m\
inLength",params:{limit:1}}],!1}}else return C.errors=[{instancePath:E+"/params",schemaPath:"#/properties/params/type",keyword:"\
type",params:{type:"object"}}],!1;var N=b===R}else var N=!0}return C.errors=Y,R===0}return C.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},O.exports})(),body:void 0}},listInvoices(){return{
general:(()=>{const O={};O.exports=y,O.exports.default=y;const ve={paths:{"/invoices":{get:{operationId:"listInvoices",parameters:[
{name:"limit",in:"query",required:!1,schema:{type:"integer",minimum:1,maximum:100,default:10},allowReserved:!0,style:"fo\
rm",explode:!0},{name:"starting_after",in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"\
form",explode:!0},{name:"ending_before",in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"\
form",explode:!0},{name:"status",in:"query",required:!1,schema:{type:"string",enum:["draft","open","paid","past_due","vo\
id"]},allowReserved:!0,style:"form",explode:!0},{name:"created_after",in:"query",required:!1,schema:{type:"string",format:"\
date-time"},allowReserved:!0,style:"form",explode:!0},{name:"created_before",in:"query",required:!1,schema:{type:"string",
format:"date-time"},allowReserved:!0,style:"form",explode:!0},{name:"Prefer",in:"header",required:!1,schema:{type:"strin\
g",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["query","headers","params"],properties:{query:{
type:"object",properties:{limit:{type:"integer",minimum:1,maximum:100,default:10},starting_after:{type:"string",minLength:1},
ending_before:{type:"string",minLength:1},status:{type:"string",enum:["draft","open","paid","past_due","void"]},created_after:{
type:"string",format:"date-time"},created_before:{type:"string",format:"date-time"}}},headers:{type:"object",properties:{
prefer:{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},K=ucs2length,C=formats["date-time"];function y(E,{
instancePath:I="",parentData:ie,parentDataProperty:te,rootData:me=E,dynamicAnchors:Y={}}={}){let R=null,u=0;const N=y.evaluated;
if(N.dynamicProps&&(N.props=void 0),N.dynamicItems&&(N.items=void 0),E&&typeof E=="object"&&!Array.isArray(E)){let b;if(E.
query===void 0&&(b="query")||E.headers===void 0&&(b="headers")||E.params===void 0&&(b="params"))return y.errors=[{instancePath:I,
schemaPath:"#/required",keyword:"required",params:{missingProperty:b}}],!1;if(E.query!==void 0){let c=E.query;const _=u;
if(u===_)if(c&&typeof c=="object"&&!Array.isArray(c)){c.limit===void 0&&(c.limit=10);let w=c.limit;const D=u;if(!(typeof w==
"number"&&!(w%1)&&!isNaN(w)&&isFinite(w))){let i=typeof w,h;if(h===void 0)if(i==="boolean"||w===null||i==="string"&&w&&w==
+w&&!(w%1))h=+w;else return y.errors=[{instancePath:I+"/query/limit",schemaPath:"#/properties/query/properties/limit/typ\
e",keyword:"type",params:{type:"integer"}}],!1;h!==void 0&&(w=h,c!==void 0&&(c.limit=h))}if(u===D&&typeof w=="number"&&isFinite(
w)){if(w>100||isNaN(w))return y.errors=[{instancePath:I+"/query/limit",schemaPath:"#/properties/query/properties/limit/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(w<1||isNaN(w))return y.errors=[{instancePath:I+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var q=D===u;if(q){if(c.starting_after!==void 0){let i=c.starting_after;const h=u;if(typeof i!="string"){let F=typeof i,
P;if(P===void 0)if(F=="number"||F=="boolean")P=""+i;else if(i===null)P="";else return y.errors=[{instancePath:I+"/query/\
starting_after",schemaPath:"#/properties/query/properties/starting_after/type",keyword:"type",params:{type:"string"}}],!1;
P!==void 0&&(i=P,c!==void 0&&(c.starting_after=P))}if(u===h&&typeof i=="string"&&i.length<2&&K(i)<1)return y.errors=[{instancePath:I+
"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/minLength",keyword:"minLength",params:{
limit:1}}],!1;var q=h===u}else var q=!0;if(q){if(c.ending_before!==void 0){let i=c.ending_before;const h=u;if(typeof i!=
"string"){let F=typeof i,P;if(P===void 0)if(F=="number"||F=="boolean")P=""+i;else if(i===null)P="";else return y.errors=
[{instancePath:I+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_before/type",keyword:"type",params:{
type:"string"}}],!1;P!==void 0&&(i=P,c!==void 0&&(c.ending_before=P))}if(u===h&&typeof i=="string"&&i.length<2&&K(i)<1)return y.
errors=[{instancePath:I+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_before/minLength",keyword:"\
minLength",params:{limit:1}}],!1;var q=h===u}else var q=!0;if(q){if(c.status!==void 0){let i=c.status;const h=u;if(typeof i!=
"string"){let F=typeof i,P;if(P===void 0)if(F=="number"||F=="boolean")P=""+i;else if(i===null)P="";else return y.errors=
[{instancePath:I+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"str\
ing"}}],!1;P!==void 0&&(i=P,c!==void 0&&(c.status=P))}if(!(i==="draft"||i==="open"||i==="paid"||i==="past_due"||i==="voi\
d"))return y.errors=[{instancePath:I+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enu\
m",params:{allowedValues:ve.properties.query.properties.status.enum}}],!1;var q=h===u}else var q=!0;if(q){if(c.created_after!==
void 0){let i=c.created_after;const h=u;if(typeof i!="string"){let F=typeof i,P;if(P===void 0)if(F=="number"||F=="boolea\
n")P=""+i;else if(i===null)P="";else return y.errors=[{instancePath:I+"/query/created_after",schemaPath:"#/properties/qu\
ery/properties/created_after/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(i=P,c!==void 0&&(c.created_after=
P))}if(u===h&&u===h&&typeof i=="string"&&!C(i))return y.errors=[{instancePath:I+"/query/created_after",schemaPath:"#/pro\
perties/query/properties/created_after/format",keyword:"format",params:{format:"date-time"}}],!1;var q=h===u}else var q=!0;
if(q)if(c.created_before!==void 0){let i=c.created_before;const h=u;if(typeof i!="string"){let F=typeof i,P;if(P===void 0)
if(F=="number"||F=="boolean")P=""+i;else if(i===null)P="";else return y.errors=[{instancePath:I+"/query/created_before",
schemaPath:"#/properties/query/properties/created_before/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(i=
P,c!==void 0&&(c.created_before=P))}if(u===h&&u===h&&typeof i=="string"&&!C(i))return y.errors=[{instancePath:I+"/query/\
created_before",schemaPath:"#/properties/query/properties/created_before/format",keyword:"format",params:{format:"date-t\
ime"}}],!1;var q=h===u}else var q=!0}}}}}else return y.errors=[{instancePath:I+"/query",schemaPath:"#/properties/query/t\
ype",keyword:"type",params:{type:"object"}}],!1;var f=_===u}else var f=!0;if(f)if(E.headers!==void 0){let c=E.headers;const _=u;
if(u===_)if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.prefer!==void 0){let D=c.prefer;const i=u;if(typeof D!="strin\
g"){let h=typeof D,j;if(j===void 0)if(h=="number"||h=="boolean")j=""+D;else if(D===null)j="";else return y.errors=[{instancePath:I+
"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;j!==
void 0&&(D=j,c!==void 0&&(c.prefer=j))}if(u===i&&typeof D=="string"&&D.length>4096&&K(D)>4096)return y.errors=[{instancePath:I+
"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}}else return y.errors=[{instancePath:I+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var f=_===u}else var f=!0}return y.errors=R,u===0}return y.evaluated={props:{query:!0,headers:!0,params:!0,
cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},O.exports})(),body:void 0}},createInvoice(){return{general:(()=>{const O={};
O.exports=y,O.exports.default=y;const ve={paths:{"/invoices":{post:{operationId:"createInvoice",parameters:[{name:"Idemp\
otency-Key",in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-form\
at":"visible_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,
content:{"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","currency"],properties:{amount:{
$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},description:{$ref:"\
#/components/schemas/Description"},customer_name:{type:"string",maxLength:255},customer_email:{$ref:"#/components/schema\
s/Email"},due_date:{type:"string",format:"date"},items:{type:"array",maxItems:100,items:{$ref:"#/components/schemas/Line\
Item"}},metadata:{$ref:"#/components/schemas/Metadata"}}}}}}}}},components:{schemas:{Metadata:{type:"object",maxProperties:50,
propertyNames:{type:"string",minLength:1,maxLength:40},additionalProperties:{$ref:"#/components/schemas/MetadataValue"}},
MetadataValue:{anyOf:[{type:"string",maxLength:500},{type:"number"},{type:"boolean"},{type:"null"}]},LineItem:{type:"obj\
ect",additionalProperties:!1,required:["name","quantity","unit_price"],properties:{name:{type:"string",minLength:1,maxLength:255},
quantity:{type:"number",exclusiveMinimum:0,maximum:999999999999999},unit_price:{type:"number",minimum:0,maximum:999999999999999}}},
Email:{type:"string",format:"email",maxLength:254},Description:{type:"string",maxLength:1e3},RequestedCurrency:{type:"st\
ring",minLength:1,maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,maximum:999999999999999}}},required:["\
query","headers","params"],properties:{query:{},headers:{type:"object",properties:{"idempotency-key":{type:"string",minLength:1,
maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"},prefer:{type:"string",maxLength:4096}}},params:{},
cookies:{},body:{}}},K=ucs2length,C=new RegExp("^[!-~]+$","u");function y(E,{instancePath:I="",parentData:ie,parentDataProperty:te,
rootData:me=E,dynamicAnchors:Y={}}={}){let R=null,u=0;const N=y.evaluated;if(N.dynamicProps&&(N.props=void 0),N.dynamicItems&&
(N.items=void 0),E&&typeof E=="object"&&!Array.isArray(E)){let f;if(E.query===void 0&&(f="query")||E.headers===void 0&&(f=
"headers")||E.params===void 0&&(f="params"))return y.errors=[{instancePath:I,schemaPath:"#/required",keyword:"required",
params:{missingProperty:f}}],!1;if(E.headers!==void 0){let b=E.headers;if(u===u)if(b&&typeof b=="object"&&!Array.isArray(
b)){if(b["idempotency-key"]!==void 0){let _=b["idempotency-key"];const w=u;if(typeof _!="string"){let D=typeof _,i;if(i===
void 0)if(D=="number"||D=="boolean")i=""+_;else if(_===null)i="";else return y.errors=[{instancePath:I+"/headers/idempot\
ency-key",schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;i!==
void 0&&(_=i,b!==void 0&&(b["idempotency-key"]=i))}if(u===w&&typeof _=="string"){if(_.length>255&&K(_)>255)return y.errors=
[{instancePath:I+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(_.length<2&&K(_)<1)return y.errors=[{instancePath:I+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!C.test(_))return y.
errors=[{instancePath:I+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",
keyword:"pattern",params:{pattern:"^[!-~]+$"}}],!1}var q=w===u}else var q=!0;if(q)if(b.prefer!==void 0){let _=b.prefer;const w=u;
if(typeof _!="string"){let i=typeof _,h;if(h===void 0)if(i=="number"||i=="boolean")h=""+_;else if(_===null)h="";else return y.
errors=[{instancePath:I+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{
type:"string"}}],!1;h!==void 0&&(_=h,b!==void 0&&(b.prefer=h))}if(u===w&&typeof _=="string"&&_.length>4096&&K(_)>4096)return y.
errors=[{instancePath:I+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1;var q=w===u}else var q=!0}else return y.errors=[{instancePath:I+"/headers",schemaPath:"#/pr\
operties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return y.errors=R,u===0}return y.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},O.exports})(),body:(()=>{const O={};O.exports=
N,O.exports.default=N;const ve={paths:{"/invoices":{post:{operationId:"createInvoice",parameters:[{name:"Idempotency-Key",
in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible\
_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,content:{
"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","currency"],properties:{amount:{$ref:"\
#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},description:{$ref:"#/com\
ponents/schemas/Description"},customer_name:{type:"string",maxLength:255},customer_email:{$ref:"#/components/schemas/Ema\
il"},due_date:{type:"string",format:"date"},items:{type:"array",maxItems:100,items:{$ref:"#/components/schemas/LineItem"}},
metadata:{$ref:"#/components/schemas/Metadata"}}}}}}}}},components:{schemas:{Metadata:{type:"object",maxProperties:50,propertyNames:{
type:"string",minLength:1,maxLength:40},additionalProperties:{$ref:"#/components/schemas/MetadataValue"}},MetadataValue:{
anyOf:[{type:"string",maxLength:500},{type:"number"},{type:"boolean"},{type:"null"}]},LineItem:{type:"object",additionalProperties:!1,
required:["name","quantity","unit_price"],properties:{name:{type:"string",minLength:1,maxLength:255},quantity:{type:"num\
ber",exclusiveMinimum:0,maximum:999999999999999},unit_price:{type:"number",minimum:0,maximum:999999999999999}}},Email:{type:"\
string",format:"email",maxLength:254},Description:{type:"string",maxLength:1e3},RequestedCurrency:{type:"string",minLength:1,
maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,maximum:999999999999999}}},properties:{query:{},headers:{},
params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["amount","currency"],properties:{amount:{$ref:"\
#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},description:{$ref:"#/com\
ponents/schemas/Description"},customer_name:{type:"string",maxLength:255},customer_email:{$ref:"#/components/schemas/Ema\
il"},due_date:{type:"string",format:"date"},items:{type:"array",maxItems:100,items:{$ref:"#/components/schemas/LineItem"}},
metadata:{$ref:"#/components/schemas/Metadata"}}}},required:["body"]},K={type:"number",exclusiveMinimum:0,maximum:999999999999999},
C={type:"string",minLength:1,maxLength:16},y={type:"string",maxLength:1e3},E={type:"string",format:"email",maxLength:254},
I={type:"object",additionalProperties:!1,required:["name","quantity","unit_price"],properties:{name:{type:"string",minLength:1,
maxLength:255},quantity:{type:"number",exclusiveMinimum:0,maximum:999999999999999},unit_price:{type:"number",minimum:0,maximum:999999999999999}}},
ie=ucs2length,te=formats.email,me=formats.date,Y={type:"object",maxProperties:50,propertyNames:{type:"string",minLength:1,
maxLength:40},additionalProperties:{$ref:"#/components/schemas/MetadataValue"}},R={anyOf:[{type:"string",maxLength:500},
{type:"number"},{type:"boolean"},{type:"null"}]};function u(q,{instancePath:f="",parentData:b,parentDataProperty:c,rootData:_=q,
dynamicAnchors:w={}}={}){let D=null,i=0;const h=u.evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=
void 0),i===0)if(q&&typeof q=="object"&&!Array.isArray(q)){if(Object.keys(q).length>50)return u.errors=[{instancePath:f,
schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(const $ in q){const M=i;if(i===M)if(typeof $==
"string"){if($.length>40&&ie($)>40){const re={instancePath:f,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",
params:{limit:40},propertyName:$};D===null?D=[re]:D.push(re),i++}else if($.length<2&&ie($)<1){const re={instancePath:f,schemaPath:"\
#/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:$};D===null?D=[re]:D.push(re),i++}}else{const re={
instancePath:f,schemaPath:"#/propertyNames/type",keyword:"type",params:{type:"string"},propertyName:$};D===null?D=[re]:D.
push(re),i++}var j=M===i;if(!j){const re={instancePath:f,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:$}};
return D===null?D=[re]:D.push(re),i++,u.errors=D,!1;break}}if(j)for(const $ in q){let M=q[$];const re=i,le=i;let Z=!1;const V=i;
if(i===V)if(typeof M=="string"){if(M.length>500&&ie(M)>500){const ce={instancePath:f+"/"+$.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/0/maxLength",keyword:"maxLength",params:{limit:500}};D===null?
D=[ce]:D.push(ce),i++}}else{const ce={instancePath:f+"/"+$.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/componen\
ts/schemas/MetadataValue/anyOf/0/type",keyword:"type",params:{type:"string"}};D===null?D=[ce]:D.push(ce),i++}var F=V===i;
Z=Z||F;const X=i;if(!(typeof M=="number"&&isFinite(M))){const ce={instancePath:f+"/"+$.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/1/type",keyword:"type",params:{type:"number"}};D===null?D=[ce]:
D.push(ce),i++}var F=X===i;Z=Z||F;const Pe=i;if(typeof M!="boolean"){const ce={instancePath:f+"/"+$.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/2/type",keyword:"type",params:{type:"boolean"}};D===null?
D=[ce]:D.push(ce),i++}var F=Pe===i;Z=Z||F;const Ze=i;if(M!==null){const ce={instancePath:f+"/"+$.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/3/type",keyword:"type",params:{type:"null"}};D===null?D=
[ce]:D.push(ce),i++}var F=Ze===i;if(Z=Z||F,Z)i=le,D!==null&&(le?D.length=le:D=null);else{const ce={instancePath:f+"/"+$.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf",keyword:"anyOf",params:{}};
return D===null?D=[ce]:D.push(ce),i++,u.errors=D,!1}var P=re===i;if(!P)break}}else return u.errors=[{instancePath:f,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return u.errors=D,i===0}u.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function N(q,{instancePath:f="",parentData:b,parentDataProperty:c,rootData:_=q,dynamicAnchors:w={}}={}){let D=null,i=0;const h=N.
evaluated;if(h.dynamicProps&&(h.props=void 0),h.dynamicItems&&(h.items=void 0),q&&typeof q=="object"&&!Array.isArray(q)){
let $;if(q.body===void 0&&($="body"))return N.errors=[{instancePath:f,schemaPath:"#/required",keyword:"required",params:{
missingProperty:$}}],!1;if(q.body!==void 0){let M=q.body;if(i===i)if(M&&typeof M=="object"&&!Array.isArray(M)){let le;if(M.
amount===void 0&&(le="amount")||M.currency===void 0&&(le="currency"))return N.errors=[{instancePath:f+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:le}}],!1;{const Z=i;for(const V in M)if(!(V==="am\
ount"||V==="currency"||V==="description"||V==="customer_name"||V==="customer_email"||V==="due_date"||V==="items"||V==="m\
etadata")){return N.errors=[{instancePath:f+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:V}}],!1;break}if(Z===i){if(M.amount!==void 0){let V=M.amount;const X=i;if(i===
i)if(typeof V=="number"&&isFinite(V)){if(V>999999999999999||isNaN(V))return N.errors=[{instancePath:f+"/body/amount",schemaPath:"\
#/components/schemas/RequestedAmount/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999}}],!1;if(V<=
0||isNaN(V))return N.errors=[{instancePath:f+"/body/amount",schemaPath:"#/components/schemas/RequestedAmount/exclusiveMi\
nimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return N.errors=[{instancePath:f+"/body/amou\
nt",schemaPath:"#/components/schemas/RequestedAmount/type",keyword:"type",params:{type:"number"}}],!1;var j=X===i}else var j=!0;
if(j){if(M.currency!==void 0){let V=M.currency;const X=i;if(i===i)if(typeof V=="string"){if(V.length>16&&ie(V)>16)return N.
errors=[{instancePath:f+"/body/currency",schemaPath:"#/components/schemas/RequestedCurrency/maxLength",keyword:"maxLengt\
h",params:{limit:16}}],!1;if(V.length<2&&ie(V)<1)return N.errors=[{instancePath:f+"/body/currency",schemaPath:"#/compone\
nts/schemas/RequestedCurrency/minLength",keyword:"minLength",params:{limit:1}}],!1}else return N.errors=[{instancePath:f+
"/body/currency",schemaPath:"#/components/schemas/RequestedCurrency/type",keyword:"type",params:{type:"string"}}],!1;var j=X===
i}else var j=!0;if(j){if(M.description!==void 0){let V=M.description;const X=i;if(i===i)if(typeof V=="string"){if(V.length>
1e3&&ie(V)>1e3)return N.errors=[{instancePath:f+"/body/description",schemaPath:"#/components/schemas/Description/maxLeng\
th",keyword:"maxLength",params:{limit:1e3}}],!1}else return N.errors=[{instancePath:f+"/body/description",schemaPath:"#/\
components/schemas/Description/type",keyword:"type",params:{type:"string"}}],!1;var j=X===i}else var j=!0;if(j){if(M.customer_name!==
void 0){let V=M.customer_name;const X=i;if(i===X)if(typeof V=="string"){if(V.length>255&&ie(V)>255)return N.errors=[{instancePath:f+
"/body/customer_name",schemaPath:"#/properties/body/properties/customer_name/maxLength",keyword:"maxLength",params:{limit:255}}],
!1}else return N.errors=[{instancePath:f+"/body/customer_name",schemaPath:"#/properties/body/properties/customer_name/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var j=X===i}else var j=!0;if(j){if(M.customer_email!==void 0){let V=M.customer_email;
const X=i,Pe=i;if(i===Pe&&i===Pe)if(typeof V=="string"){if(V.length>254&&ie(V)>254)return N.errors=[{instancePath:f+"/bo\
dy/customer_email",schemaPath:"#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit:254}}],!1;if(!te(
V))return N.errors=[{instancePath:f+"/body/customer_email",schemaPath:"#/components/schemas/Email/format",keyword:"forma\
t",params:{format:"email"}}],!1}else return N.errors=[{instancePath:f+"/body/customer_email",schemaPath:"#/components/sc\
hemas/Email/type",keyword:"type",params:{type:"string"}}],!1;var j=X===i}else var j=!0;if(j){if(M.due_date!==void 0){let V=M.
due_date;const X=i;if(i===X&&i===X)if(typeof V=="string"){if(!me(V))return N.errors=[{instancePath:f+"/body/due_date",schemaPath:"\
#/properties/body/properties/due_date/format",keyword:"format",params:{format:"date"}}],!1}else return N.errors=[{instancePath:f+
"/body/due_date",schemaPath:"#/properties/body/properties/due_date/type",keyword:"type",params:{type:"string"}}],!1;var j=X===
i}else var j=!0;if(j){if(M.items!==void 0){let V=M.items;const X=i;if(i===X)if(Array.isArray(V)){if(V.length>100)return N.
errors=[{instancePath:f+"/body/items",schemaPath:"#/properties/body/properties/items/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;{var F=!0;const Ze=V.length;for(let ce=0;ce<Ze;ce++){let Re=V[ce];const oe=i;if(i===i)if(Re&&typeof Re==
"object"&&!Array.isArray(Re)){let er;if(Re.name===void 0&&(er="name")||Re.quantity===void 0&&(er="quantity")||Re.unit_price===
void 0&&(er="unit_price"))return N.errors=[{instancePath:f+"/body/items/"+ce,schemaPath:"#/components/schemas/LineItem/r\
equired",keyword:"required",params:{missingProperty:er}}],!1;{const Dr=i;for(const ee in Re)if(!(ee==="name"||ee==="quan\
tity"||ee==="unit_price")){return N.errors=[{instancePath:f+"/body/items/"+ce,schemaPath:"#/components/schemas/LineItem/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:ee}}],!1;break}if(Dr===i){if(Re.name!==void 0){
let ee=Re.name;const Fe=i;if(i===Fe)if(typeof ee=="string"){if(ee.length>255&&ie(ee)>255)return N.errors=[{instancePath:f+
"/body/items/"+ce+"/name",schemaPath:"#/components/schemas/LineItem/properties/name/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;if(ee.length<2&&ie(ee)<1)return N.errors=[{instancePath:f+"/body/items/"+ce+"/name",schemaPath:"#/compon\
ents/schemas/LineItem/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return N.errors=[{instancePath:f+
"/body/items/"+ce+"/name",schemaPath:"#/components/schemas/LineItem/properties/name/type",keyword:"type",params:{type:"s\
tring"}}],!1;var P=Fe===i}else var P=!0;if(P){if(Re.quantity!==void 0){let ee=Re.quantity;const Fe=i;if(i===Fe)if(typeof ee==
"number"&&isFinite(ee)){if(ee>999999999999999||isNaN(ee))return N.errors=[{instancePath:f+"/body/items/"+ce+"/quantity",
schemaPath:"#/components/schemas/LineItem/properties/quantity/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999}}],
!1;if(ee<=0||isNaN(ee))return N.errors=[{instancePath:f+"/body/items/"+ce+"/quantity",schemaPath:"#/components/schemas/L\
ineItem/properties/quantity/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return N.
errors=[{instancePath:f+"/body/items/"+ce+"/quantity",schemaPath:"#/components/schemas/LineItem/properties/quantity/type",
keyword:"type",params:{type:"number"}}],!1;var P=Fe===i}else var P=!0;if(P)if(Re.unit_price!==void 0){let ee=Re.unit_price;
const Fe=i;if(i===Fe)if(typeof ee=="number"&&isFinite(ee)){if(ee>999999999999999||isNaN(ee))return N.errors=[{instancePath:f+
"/body/items/"+ce+"/unit_price",schemaPath:"#/components/schemas/LineItem/properties/unit_price/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:999999999999999}}],!1;if(ee<0||isNaN(ee))return N.errors=[{instancePath:f+"/body/items/"+
ce+"/unit_price",schemaPath:"#/components/schemas/LineItem/properties/unit_price/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return N.errors=[{instancePath:f+"/body/items/"+ce+"/unit_price",schemaPath:"#/components/schemas\
/LineItem/properties/unit_price/type",keyword:"type",params:{type:"number"}}],!1;var P=Fe===i}else var P=!0}}}}else return N.
errors=[{instancePath:f+"/body/items/"+ce,schemaPath:"#/components/schemas/LineItem/type",keyword:"type",params:{type:"o\
bject"}}],!1;var F=oe===i;if(!F)break}}}else return N.errors=[{instancePath:f+"/body/items",schemaPath:"#/properties/bod\
y/properties/items/type",keyword:"type",params:{type:"array"}}],!1;var j=X===i}else var j=!0;if(j)if(M.metadata!==void 0){
const V=i;u(M.metadata,{instancePath:f+"/body/metadata",parentData:M,parentDataProperty:"metadata",rootData:_,dynamicAnchors:w})||
(D=D===null?u.errors:D.concat(u.errors),i=D.length);var j=V===i}else var j=!0}}}}}}}}}else return N.errors=[{instancePath:f+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return N.errors=D,i===0}return N.
evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},O.exports})()}},getInvoice(){
return{general:(()=>{const O={};O.exports=C,O.exports.default=C;const ve={paths:{"/invoices/{invoice_id}":{get:{operationId:"\
getInvoice",parameters:[{name:"invoice_id",in:"path",required:!0,schema:{type:"string",minLength:1},style:"simple",explode:!1},
{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},
required:["query","headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},
params:{type:"object",properties:{invoice_id:{type:"string",minLength:1}},required:["invoice_id"]},cookies:{},body:{}}},
K=ucs2length;function C(y,{instancePath:E="",parentData:I,parentDataProperty:ie,rootData:te=y,dynamicAnchors:me={}}={}){
let Y=null,R=0;const u=C.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),y&&typeof y=="ob\
ject"&&!Array.isArray(y)){let q;if(y.query===void 0&&(q="query")||y.headers===void 0&&(q="headers")||y.params===void 0&&
(q="params"))return C.errors=[{instancePath:E,schemaPath:"#/required",keyword:"required",params:{missingProperty:q}}],!1;
if(y.headers!==void 0){let f=y.headers;const b=R;if(R===b)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.prefer!==void 0){
let c=f.prefer;const _=R;if(typeof c!="string"){let w=typeof c,D;if(D===void 0)if(w=="number"||w=="boolean")D=""+c;else if(c===
null)D="";else return C.errors=[{instancePath:E+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/typ\
e",keyword:"type",params:{type:"string"}}],!1;D!==void 0&&(c=D,f!==void 0&&(f.prefer=D))}if(R===_&&typeof c=="string"&&c.
length>4096&&K(c)>4096)return C.errors=[{instancePath:E+"/headers/prefer",schemaPath:"#/properties/headers/properties/pr\
efer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return C.errors=[{instancePath:E+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var N=b===R}else var N=!0;if(N)if(y.params!==void 0){
let f=y.params;const b=R;if(R===b)if(f&&typeof f=="object"&&!Array.isArray(f)){let _;if(f.invoice_id===void 0&&(_="invoi\
ce_id"))return C.errors=[{instancePath:E+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:_}}],!1;if(f.invoice_id!==void 0){let w=f.invoice_id;const D=R;if(typeof w!="string"){let i=typeof w,h;if(h===
void 0)if(i=="number"||i=="boolean")h=""+w;else if(w===null)h="";else return C.errors=[{instancePath:E+"/params/invoice_\
id",schemaPath:"#/properties/params/properties/invoice_id/type",keyword:"type",params:{type:"string"}}],!1;h!==void 0&&(w=
h,f!==void 0&&(f.invoice_id=h))}if(R===D&&typeof w=="string"&&w.length<2&&K(w)<1)return C.errors=[{instancePath:E+"/para\
ms/invoice_id",schemaPath:"#/properties/params/properties/invoice_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}else
return C.errors=[{instancePath:E+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],
!1;var N=b===R}else var N=!0}return C.errors=Y,R===0}return C.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1},O.exports})(),body:void 0}},listPayouts(){return{general:(()=>{const O={};O.exports=
y,O.exports.default=y;const ve={paths:{"/payouts":{get:{operationId:"listPayouts",parameters:[{name:"limit",in:"query",required:!1,
schema:{type:"integer",minimum:1,maximum:100,default:10},allowReserved:!0,style:"form",explode:!0},{name:"starting_after",
in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"ending_before",
in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"status",in:"q\
uery",required:!1,schema:{type:"string",enum:["pending","processing","completed","failed"]},allowReserved:!0,style:"form",
explode:!0},{name:"created_after",in:"query",required:!1,schema:{type:"string",format:"date-time"},allowReserved:!0,style:"\
form",explode:!0},{name:"created_before",in:"query",required:!1,schema:{type:"string",format:"date-time"},allowReserved:!0,
style:"form",explode:!0},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},
components:{schemas:{}},required:["query","headers","params"],properties:{query:{type:"object",properties:{limit:{type:"\
integer",minimum:1,maximum:100,default:10},starting_after:{type:"string",minLength:1},ending_before:{type:"string",minLength:1},
status:{type:"string",enum:["pending","processing","completed","failed"]},created_after:{type:"string",format:"date-time"},
created_before:{type:"string",format:"date-time"}}},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},
params:{},cookies:{},body:{}}},K=ucs2length,C=formats["date-time"];function y(E,{instancePath:I="",parentData:ie,parentDataProperty:te,
rootData:me=E,dynamicAnchors:Y={}}={}){let R=null,u=0;const N=y.evaluated;if(N.dynamicProps&&(N.props=void 0),N.dynamicItems&&
(N.items=void 0),E&&typeof E=="object"&&!Array.isArray(E)){let b;if(E.query===void 0&&(b="query")||E.headers===void 0&&(b=
"headers")||E.params===void 0&&(b="params"))return y.errors=[{instancePath:I,schemaPath:"#/required",keyword:"required",
params:{missingProperty:b}}],!1;if(E.query!==void 0){let c=E.query;const _=u;if(u===_)if(c&&typeof c=="object"&&!Array.isArray(
c)){c.limit===void 0&&(c.limit=10);let w=c.limit;const D=u;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w))){let i=typeof w,
h;if(h===void 0)if(i==="boolean"||w===null||i==="string"&&w&&w==+w&&!(w%1))h=+w;else return y.errors=[{instancePath:I+"/\
query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;h!==void 0&&
(w=h,c!==void 0&&(c.limit=h))}if(u===D&&typeof w=="number"&&isFinite(w)){if(w>100||isNaN(w))return y.errors=[{instancePath:I+
"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],
!1;if(w<1||isNaN(w))return y.errors=[{instancePath:I+"/query/limit",schemaPath:"#/properties/query/properties/limit/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var q=D===u;if(q){if(c.starting_after!==void 0){let i=c.starting_after;
const h=u;if(typeof i!="string"){let F=typeof i,P;if(P===void 0)if(F=="number"||F=="boolean")P=""+i;else if(i===null)P="";else
return y.errors=[{instancePath:I+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/type",
keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(i=P,c!==void 0&&(c.starting_after=P))}if(u===h&&typeof i=="strin\
g"&&i.length<2&&K(i)<1)return y.errors=[{instancePath:I+"/query/starting_after",schemaPath:"#/properties/query/propertie\
s/starting_after/minLength",keyword:"minLength",params:{limit:1}}],!1;var q=h===u}else var q=!0;if(q){if(c.ending_before!==
void 0){let i=c.ending_before;const h=u;if(typeof i!="string"){let F=typeof i,P;if(P===void 0)if(F=="number"||F=="boolea\
n")P=""+i;else if(i===null)P="";else return y.errors=[{instancePath:I+"/query/ending_before",schemaPath:"#/properties/qu\
ery/properties/ending_before/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(i=P,c!==void 0&&(c.ending_before=
P))}if(u===h&&typeof i=="string"&&i.length<2&&K(i)<1)return y.errors=[{instancePath:I+"/query/ending_before",schemaPath:"\
#/properties/query/properties/ending_before/minLength",keyword:"minLength",params:{limit:1}}],!1;var q=h===u}else var q=!0;
if(q){if(c.status!==void 0){let i=c.status;const h=u;if(typeof i!="string"){let F=typeof i,P;if(P===void 0)if(F=="number"||
F=="boolean")P=""+i;else if(i===null)P="";else return y.errors=[{instancePath:I+"/query/status",schemaPath:"#/properties\
/query/properties/status/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(i=P,c!==void 0&&(c.status=P))}if(!(i===
"pending"||i==="processing"||i==="completed"||i==="failed"))return y.errors=[{instancePath:I+"/query/status",schemaPath:"\
#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues:ve.properties.query.properties.status.enum}}],
!1;var q=h===u}else var q=!0;if(q){if(c.created_after!==void 0){let i=c.created_after;const h=u;if(typeof i!="string"){let F=typeof i,
P;if(P===void 0)if(F=="number"||F=="boolean")P=""+i;else if(i===null)P="";else return y.errors=[{instancePath:I+"/query/\
created_after",schemaPath:"#/properties/query/properties/created_after/type",keyword:"type",params:{type:"string"}}],!1;
P!==void 0&&(i=P,c!==void 0&&(c.created_after=P))}if(u===h&&u===h&&typeof i=="string"&&!C(i))return y.errors=[{instancePath:I+
"/query/created_after",schemaPath:"#/properties/query/properties/created_after/format",keyword:"format",params:{format:"\
date-time"}}],!1;var q=h===u}else var q=!0;if(q)if(c.created_before!==void 0){let i=c.created_before;const h=u;if(typeof i!=
"string"){let F=typeof i,P;if(P===void 0)if(F=="number"||F=="boolean")P=""+i;else if(i===null)P="";else return y.errors=
[{instancePath:I+"/query/created_before",schemaPath:"#/properties/query/properties/created_before/type",keyword:"type",params:{
type:"string"}}],!1;P!==void 0&&(i=P,c!==void 0&&(c.created_before=P))}if(u===h&&u===h&&typeof i=="string"&&!C(i))return y.
errors=[{instancePath:I+"/query/created_before",schemaPath:"#/properties/query/properties/created_before/format",keyword:"\
format",params:{format:"date-time"}}],!1;var q=h===u}else var q=!0}}}}}else return y.errors=[{instancePath:I+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"}}],!1;var f=_===u}else var f=!0;if(f)if(E.headers!==void 0){
let c=E.headers;const _=u;if(u===_)if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.prefer!==void 0){let D=c.prefer;const i=u;
if(typeof D!="string"){let h=typeof D,j;if(j===void 0)if(h=="number"||h=="boolean")j=""+D;else if(D===null)j="";else return y.
errors=[{instancePath:I+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{
type:"string"}}],!1;j!==void 0&&(D=j,c!==void 0&&(c.prefer=j))}if(u===i&&typeof D=="string"&&D.length>4096&&K(D)>4096)return y.
errors=[{instancePath:I+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1}}else return y.errors=[{instancePath:I+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"object"}}],!1;var f=_===u}else var f=!0}return y.errors=R,u===0}return y.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},O.exports})(),body:void 0}},createPayout(){return{
general:(()=>{const O={};O.exports=y,O.exports.default=y;const ve={paths:{"/payouts":{post:{operationId:"createPayout",parameters:[
{name:"Idempotency-Key",in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-te\
nderbox-format":"visible_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{
required:!0,content:{"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","currency","ad\
dress"],properties:{amount:{$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedC\
urrency"},address:{type:"string",minLength:1},description:{$ref:"#/components/schemas/Description"},metadata:{$ref:"#/co\
mponents/schemas/Metadata"},fee_level:{$ref:"#/components/schemas/FeeLevel"}}}}}}}}},components:{schemas:{FeeLevel:{type:"\
string",enum:["low","medium","high"]},Metadata:{type:"object",maxProperties:50,propertyNames:{type:"string",minLength:1,
maxLength:40},additionalProperties:{$ref:"#/components/schemas/MetadataValue"}},MetadataValue:{anyOf:[{type:"string",maxLength:500},
{type:"number"},{type:"boolean"},{type:"null"}]},Description:{type:"string",maxLength:1e3},RequestedCurrency:{type:"stri\
ng",minLength:1,maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,maximum:999999999999999}}},required:["qu\
ery","headers","params"],properties:{query:{},headers:{type:"object",properties:{"idempotency-key":{type:"string",minLength:1,
maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"},prefer:{type:"string",maxLength:4096}}},params:{},
cookies:{},body:{}}},K=ucs2length,C=new RegExp("^[!-~]+$","u");function y(E,{instancePath:I="",parentData:ie,parentDataProperty:te,
rootData:me=E,dynamicAnchors:Y={}}={}){let R=null,u=0;const N=y.evaluated;if(N.dynamicProps&&(N.props=void 0),N.dynamicItems&&
(N.items=void 0),E&&typeof E=="object"&&!Array.isArray(E)){let f;if(E.query===void 0&&(f="query")||E.headers===void 0&&(f=
"headers")||E.params===void 0&&(f="params"))return y.errors=[{instancePath:I,schemaPath:"#/required",keyword:"required",
params:{missingProperty:f}}],!1;if(E.headers!==void 0){let b=E.headers;if(u===u)if(b&&typeof b=="object"&&!Array.isArray(
b)){if(b["idempotency-key"]!==void 0){let _=b["idempotency-key"];const w=u;if(typeof _!="string"){let D=typeof _,i;if(i===
void 0)if(D=="number"||D=="boolean")i=""+_;else if(_===null)i="";else return y.errors=[{instancePath:I+"/headers/idempot\
ency-key",schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;i!==
void 0&&(_=i,b!==void 0&&(b["idempotency-key"]=i))}if(u===w&&typeof _=="string"){if(_.length>255&&K(_)>255)return y.errors=
[{instancePath:I+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(_.length<2&&K(_)<1)return y.errors=[{instancePath:I+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!C.test(_))return y.
errors=[{instancePath:I+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",
keyword:"pattern",params:{pattern:"^[!-~]+$"}}],!1}var q=w===u}else var q=!0;if(q)if(b.prefer!==void 0){let _=b.prefer;const w=u;
if(typeof _!="string"){let i=typeof _,h;if(h===void 0)if(i=="number"||i=="boolean")h=""+_;else if(_===null)h="";else return y.
errors=[{instancePath:I+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{
type:"string"}}],!1;h!==void 0&&(_=h,b!==void 0&&(b.prefer=h))}if(u===w&&typeof _=="string"&&_.length>4096&&K(_)>4096)return y.
errors=[{instancePath:I+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1;var q=w===u}else var q=!0}else return y.errors=[{instancePath:I+"/headers",schemaPath:"#/pr\
operties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return y.errors=R,u===0}return y.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},O.exports})(),body:(()=>{const O={};O.exports=
Y,O.exports.default=Y;const ve={paths:{"/payouts":{post:{operationId:"createPayout",parameters:[{name:"Idempotency-Key",
in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible\
_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,content:{
"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","currency","address"],properties:{amount:{
$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},address:{type:"str\
ing",minLength:1},description:{$ref:"#/components/schemas/Description"},metadata:{$ref:"#/components/schemas/Metadata"},
fee_level:{$ref:"#/components/schemas/FeeLevel"}}}}}}}}},components:{schemas:{FeeLevel:{type:"string",enum:["low","mediu\
m","high"]},Metadata:{type:"object",maxProperties:50,propertyNames:{type:"string",minLength:1,maxLength:40},additionalProperties:{
$ref:"#/components/schemas/MetadataValue"}},MetadataValue:{anyOf:[{type:"string",maxLength:500},{type:"number"},{type:"b\
oolean"},{type:"null"}]},Description:{type:"string",maxLength:1e3},RequestedCurrency:{type:"string",minLength:1,maxLength:16},
RequestedAmount:{type:"number",exclusiveMinimum:0,maximum:999999999999999}}},properties:{query:{},headers:{},params:{},cookies:{},
body:{type:"object",additionalProperties:!1,required:["amount","currency","address"],properties:{amount:{$ref:"#/compone\
nts/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},address:{type:"string",minLength:1},
description:{$ref:"#/components/schemas/Description"},metadata:{$ref:"#/components/schemas/Metadata"},fee_level:{$ref:"#\
/components/schemas/FeeLevel"}}}},required:["body"]},K={type:"number",exclusiveMinimum:0,maximum:999999999999999},C={type:"\
string",minLength:1,maxLength:16},y={type:"string",maxLength:1e3},E={type:"string",enum:["low","medium","high"]},I=ucs2length,
ie={type:"object",maxProperties:50,propertyNames:{type:"string",minLength:1,maxLength:40},additionalProperties:{$ref:"#/\
components/schemas/MetadataValue"}},te={anyOf:[{type:"string",maxLength:500},{type:"number"},{type:"boolean"},{type:"nul\
l"}]};function me(R,{instancePath:u="",parentData:N,parentDataProperty:q,rootData:f=R,dynamicAnchors:b={}}={}){let c=null,
_=0;const w=me.evaluated;if(w.dynamicProps&&(w.props=void 0),w.dynamicItems&&(w.items=void 0),_===0)if(R&&typeof R=="obj\
ect"&&!Array.isArray(R)){if(Object.keys(R).length>50)return me.errors=[{instancePath:u,schemaPath:"#/maxProperties",keyword:"\
maxProperties",params:{limit:50}}],!1;for(const j in R){const F=_;if(_===F)if(typeof j=="string"){if(j.length>40&&I(j)>40){
const P={instancePath:u,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit:40},propertyName:j};c===
null?c=[P]:c.push(P),_++}else if(j.length<2&&I(j)<1){const P={instancePath:u,schemaPath:"#/propertyNames/minLength",keyword:"\
minLength",params:{limit:1},propertyName:j};c===null?c=[P]:c.push(P),_++}}else{const P={instancePath:u,schemaPath:"#/pro\
pertyNames/type",keyword:"type",params:{type:"string"},propertyName:j};c===null?c=[P]:c.push(P),_++}var D=F===_;if(!D){const P={
instancePath:u,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:j}};return c===null?c=[P]:c.push(
P),_++,me.errors=c,!1;break}}if(D)for(const j in R){let F=R[j];const P=_,$=_;let M=!1;const re=_;if(_===re)if(typeof F==
"string"){if(F.length>500&&I(F)>500){const X={instancePath:u+"/"+j.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/\
components/schemas/MetadataValue/anyOf/0/maxLength",keyword:"maxLength",params:{limit:500}};c===null?c=[X]:c.push(X),_++}}else{
const X={instancePath:u+"/"+j.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyO\
f/0/type",keyword:"type",params:{type:"string"}};c===null?c=[X]:c.push(X),_++}var i=re===_;M=M||i;const le=_;if(!(typeof F==
"number"&&isFinite(F))){const X={instancePath:u+"/"+j.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/sc\
hemas/MetadataValue/anyOf/1/type",keyword:"type",params:{type:"number"}};c===null?c=[X]:c.push(X),_++}var i=le===_;M=M||
i;const Z=_;if(typeof F!="boolean"){const X={instancePath:u+"/"+j.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/c\
omponents/schemas/MetadataValue/anyOf/2/type",keyword:"type",params:{type:"boolean"}};c===null?c=[X]:c.push(X),_++}var i=Z===
_;M=M||i;const V=_;if(F!==null){const X={instancePath:u+"/"+j.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/compo\
nents/schemas/MetadataValue/anyOf/3/type",keyword:"type",params:{type:"null"}};c===null?c=[X]:c.push(X),_++}var i=V===_;
if(M=M||i,M)_=$,c!==null&&($?c.length=$:c=null);else{const X={instancePath:u+"/"+j.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/components/schemas/MetadataValue/anyOf",keyword:"anyOf",params:{}};return c===null?c=[X]:c.push(X),_++,me.
errors=c,!1}var h=P===_;if(!h)break}}else return me.errors=[{instancePath:u,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return me.errors=c,_===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Y(R,{instancePath:u="",
parentData:N,parentDataProperty:q,rootData:f=R,dynamicAnchors:b={}}={}){let c=null,_=0;const w=Y.evaluated;if(w.dynamicProps&&
(w.props=void 0),w.dynamicItems&&(w.items=void 0),R&&typeof R=="object"&&!Array.isArray(R)){let i;if(R.body===void 0&&(i=
"body"))return Y.errors=[{instancePath:u,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(R.
body!==void 0){let h=R.body;if(_===_)if(h&&typeof h=="object"&&!Array.isArray(h)){let F;if(h.amount===void 0&&(F="amount")||
h.currency===void 0&&(F="currency")||h.address===void 0&&(F="address"))return Y.errors=[{instancePath:u+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:F}}],!1;{const P=_;for(const $ in h)if(!($==="amo\
unt"||$==="currency"||$==="address"||$==="description"||$==="metadata"||$==="fee_level")){return Y.errors=[{instancePath:u+
"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$}}],
!1;break}if(P===_){if(h.amount!==void 0){let $=h.amount;const M=_;if(_===_)if(typeof $=="number"&&isFinite($)){if($>999999999999999||
isNaN($))return Y.errors=[{instancePath:u+"/body/amount",schemaPath:"#/components/schemas/RequestedAmount/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:999999999999999}}],!1;if($<=0||isNaN($))return Y.errors=[{instancePath:u+"/body/a\
mount",schemaPath:"#/components/schemas/RequestedAmount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:"\
>",limit:0}}],!1}else return Y.errors=[{instancePath:u+"/body/amount",schemaPath:"#/components/schemas/RequestedAmount/t\
ype",keyword:"type",params:{type:"number"}}],!1;var D=M===_}else var D=!0;if(D){if(h.currency!==void 0){let $=h.currency;
const M=_;if(_===_)if(typeof $=="string"){if($.length>16&&I($)>16)return Y.errors=[{instancePath:u+"/body/currency",schemaPath:"\
#/components/schemas/RequestedCurrency/maxLength",keyword:"maxLength",params:{limit:16}}],!1;if($.length<2&&I($)<1)return Y.
errors=[{instancePath:u+"/body/currency",schemaPath:"#/components/schemas/RequestedCurrency/minLength",keyword:"minLengt\
h",params:{limit:1}}],!1}else return Y.errors=[{instancePath:u+"/body/currency",schemaPath:"#/components/schemas/Request\
edCurrency/type",keyword:"type",params:{type:"string"}}],!1;var D=M===_}else var D=!0;if(D){if(h.address!==void 0){let $=h.
address;const M=_;if(_===M)if(typeof $=="string"){if($.length<2&&I($)<1)return Y.errors=[{instancePath:u+"/body/address",
schemaPath:"#/properties/body/properties/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Y.errors=
[{instancePath:u+"/body/address",schemaPath:"#/properties/body/properties/address/type",keyword:"type",params:{type:"str\
ing"}}],!1;var D=M===_}else var D=!0;if(D){if(h.description!==void 0){let $=h.description;const M=_;if(_===_)if(typeof $==
"string"){if($.length>1e3&&I($)>1e3)return Y.errors=[{instancePath:u+"/body/description",schemaPath:"#/components/schema\
s/Description/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return Y.errors=[{instancePath:u+"/body/descri\
ption",schemaPath:"#/components/schemas/Description/type",keyword:"type",params:{type:"string"}}],!1;var D=M===_}else var D=!0;
if(D){if(h.metadata!==void 0){const $=_;me(h.metadata,{instancePath:u+"/body/metadata",parentData:h,parentDataProperty:"\
metadata",rootData:f,dynamicAnchors:b})||(c=c===null?me.errors:c.concat(me.errors),_=c.length);var D=$===_}else var D=!0;
if(D)if(h.fee_level!==void 0){let $=h.fee_level;const M=_;if(typeof $!="string")return Y.errors=[{instancePath:u+"/body/\
fee_level",schemaPath:"#/components/schemas/FeeLevel/type",keyword:"type",params:{type:"string"}}],!1;if(!($==="low"||$===
"medium"||$==="high"))return Y.errors=[{instancePath:u+"/body/fee_level",schemaPath:"#/components/schemas/FeeLevel/enum",
keyword:"enum",params:{allowedValues:E.enum}}],!1;var D=M===_}else var D=!0}}}}}}}else return Y.errors=[{instancePath:u+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return Y.errors=c,_===0}return Y.
evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},O.exports})()}},getPayout(){
return{general:(()=>{const O={};O.exports=C,O.exports.default=C;const ve={paths:{"/payouts/{payout_id}":{get:{operationId:"\
getPayout",parameters:[{name:"payout_id",in:"path",required:!0,schema:{type:"string",minLength:1},style:"simple",explode:!1},
{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},
required:["query","headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},
params:{type:"object",properties:{payout_id:{type:"string",minLength:1}},required:["payout_id"]},cookies:{},body:{}}},K=ucs2length;
function C(y,{instancePath:E="",parentData:I,parentDataProperty:ie,rootData:te=y,dynamicAnchors:me={}}={}){let Y=null,R=0;
const u=C.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),y&&typeof y=="object"&&!Array.isArray(
y)){let q;if(y.query===void 0&&(q="query")||y.headers===void 0&&(q="headers")||y.params===void 0&&(q="params"))return C.
errors=[{instancePath:E,schemaPath:"#/required",keyword:"required",params:{missingProperty:q}}],!1;if(y.headers!==void 0){
let f=y.headers;const b=R;if(R===b)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.prefer!==void 0){let c=f.prefer;const _=R;
if(typeof c!="string"){let w=typeof c,D;if(D===void 0)if(w=="number"||w=="boolean")D=""+c;else if(c===null)D="";else return C.
errors=[{instancePath:E+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{
type:"string"}}],!1;D!==void 0&&(c=D,f!==void 0&&(f.prefer=D))}if(R===_&&typeof c=="string"&&c.length>4096&&K(c)>4096)return C.
errors=[{instancePath:E+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1}}else return C.errors=[{instancePath:E+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"object"}}],!1;var N=b===R}else var N=!0;if(N)if(y.params!==void 0){let f=y.params;const b=R;if(R===b)
if(f&&typeof f=="object"&&!Array.isArray(f)){let _;if(f.payout_id===void 0&&(_="payout_id"))return C.errors=[{instancePath:E+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:_}}],!1;if(f.payout_id!==
void 0){let w=f.payout_id;const D=R;if(typeof w!="string"){let i=typeof w,h;if(h===void 0)if(i=="number"||i=="boolean")h=
""+w;else if(w===null)h="";else return C.errors=[{instancePath:E+"/params/payout_id",schemaPath:"#/properties/params/pro\
perties/payout_id/type",keyword:"type",params:{type:"string"}}],!1;h!==void 0&&(w=h,f!==void 0&&(f.payout_id=h))}if(R===
D&&typeof w=="string"&&w.length<2&&K(w)<1)return C.errors=[{instancePath:E+"/params/payout_id",schemaPath:"#/properties/\
params/properties/payout_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}else return C.errors=[{instancePath:E+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var N=b===R}else var N=!0}return C.
errors=Y,R===0}return C.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},
O.exports})(),body:void 0}},listWebhooks(){return{general:(()=>{const O={};O.exports=C,O.exports.default=C;const ve={paths:{
"/webhooks":{get:{operationId:"listWebhooks",parameters:[{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],
requestBody:null}}},components:{schemas:{}},required:["query","headers","params"],properties:{query:{},headers:{type:"ob\
ject",properties:{prefer:{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},K=ucs2length;function C(y,{instancePath:E="",
parentData:I,parentDataProperty:ie,rootData:te=y,dynamicAnchors:me={}}={}){let Y=null,R=0;const u=C.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),y&&typeof y=="object"&&!Array.isArray(y)){let N;if(y.query===void 0&&(N=
"query")||y.headers===void 0&&(N="headers")||y.params===void 0&&(N="params"))return C.errors=[{instancePath:E,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:N}}],!1;if(y.headers!==void 0){let q=y.headers;if(R===R)if(q&&typeof q==
"object"&&!Array.isArray(q)){if(q.prefer!==void 0){let b=q.prefer;const c=R;if(typeof b!="string"){let _=typeof b,w;if(w===
void 0)if(_=="number"||_=="boolean")w=""+b;else if(b===null)w="";else return C.errors=[{instancePath:E+"/headers/prefer",
schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;w!==void 0&&(b=w,q!==
void 0&&(q.prefer=w))}if(R===c&&typeof b=="string"&&b.length>4096&&K(b)>4096)return C.errors=[{instancePath:E+"/headers/\
prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else
return C.errors=[{instancePath:E+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],
!1}}return C.errors=Y,R===0}return C.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1},O.exports})(),body:void 0}},createWebhook(){return{general:(()=>{const O={};O.exports=y,O.exports.default=
y;const ve={paths:{"/webhooks":{post:{operationId:"createWebhook",parameters:[{name:"Idempotency-Key",in:"header",required:!1,
schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"}},{name:"Prefer",
in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,content:{"application/json":{schema:{
type:"object",additionalProperties:!1,required:["url","event_types"],properties:{url:{$ref:"#/components/schemas/HttpUrl"},
secret:{type:"string",minLength:1,maxLength:255},event_types:{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/comp\
onents/schemas/EventType"}}}}}}}}}},components:{schemas:{EventType:{type:"string",enum:["payment.created","payment.pendi\
ng","payment.underpaid","payment.overpaid","payment.succeeded","payment.expired","payment.paid_late","payment.failed","t\
ransaction.created","transaction.confirmed","transaction.failed","transaction.refunded","refund.created","refund.complet\
ed","invoice.created","invoice.opened","invoice.paid","invoice.past_due","invoice.voided","payout.created","payout.proce\
ssing","payout.completed","payout.failed"]},HttpUrl:{type:"string",format:"uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]",
"x-tenderbox-format":"uri",maxLength:2048}}},required:["query","headers","params"],properties:{query:{},headers:{type:"o\
bject",properties:{"idempotency-key":{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"v\
isible_ascii"},prefer:{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},K=ucs2length,C=new RegExp("^[!-~]+\
$","u");function y(E,{instancePath:I="",parentData:ie,parentDataProperty:te,rootData:me=E,dynamicAnchors:Y={}}={}){let R=null,
u=0;const N=y.evaluated;if(N.dynamicProps&&(N.props=void 0),N.dynamicItems&&(N.items=void 0),E&&typeof E=="object"&&!Array.
isArray(E)){let f;if(E.query===void 0&&(f="query")||E.headers===void 0&&(f="headers")||E.params===void 0&&(f="params"))return y.
errors=[{instancePath:I,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(E.headers!==void 0){
let b=E.headers;if(u===u)if(b&&typeof b=="object"&&!Array.isArray(b)){if(b["idempotency-key"]!==void 0){let _=b["idempot\
ency-key"];const w=u;if(typeof _!="string"){let D=typeof _,i;if(i===void 0)if(D=="number"||D=="boolean")i=""+_;else if(_===
null)i="";else return y.errors=[{instancePath:I+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/i\
dempotency-key/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(_=i,b!==void 0&&(b["idempotency-key"]=i))}if(u===
w&&typeof _=="string"){if(_.length>255&&K(_)>255)return y.errors=[{instancePath:I+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(_.length<2&&K(
_)<1)return y.errors=[{instancePath:I+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency\
-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!C.test(_))return y.errors=[{instancePath:I+"/headers/idemp\
otency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[!-\
~]+$"}}],!1}var q=w===u}else var q=!0;if(q)if(b.prefer!==void 0){let _=b.prefer;const w=u;if(typeof _!="string"){let i=typeof _,
h;if(h===void 0)if(i=="number"||i=="boolean")h=""+_;else if(_===null)h="";else return y.errors=[{instancePath:I+"/header\
s/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;h!==void 0&&
(_=h,b!==void 0&&(b.prefer=h))}if(u===w&&typeof _=="string"&&_.length>4096&&K(_)>4096)return y.errors=[{instancePath:I+"\
/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1;var q=w===u}else var q=!0}else return y.errors=[{instancePath:I+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"object"}}],!1}}return y.errors=R,u===0}return y.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1},O.exports})(),body:(()=>{const O={};O.exports=te,O.exports.default=te;const ve={
paths:{"/webhooks":{post:{operationId:"createWebhook",parameters:[{name:"Idempotency-Key",in:"header",required:!1,schema:{
type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"}},{name:"Prefer",in:"hea\
der",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,content:{"application/json":{schema:{type:"\
object",additionalProperties:!1,required:["url","event_types"],properties:{url:{$ref:"#/components/schemas/HttpUrl"},secret:{
type:"string",minLength:1,maxLength:255},event_types:{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/components/s\
chemas/EventType"}}}}}}}}}},components:{schemas:{EventType:{type:"string",enum:["payment.created","payment.pending","pay\
ment.underpaid","payment.overpaid","payment.succeeded","payment.expired","payment.paid_late","payment.failed","transacti\
on.created","transaction.confirmed","transaction.failed","transaction.refunded","refund.created","refund.completed","inv\
oice.created","invoice.opened","invoice.paid","invoice.past_due","invoice.voided","payout.created","payout.processing","\
payout.completed","payout.failed"]},HttpUrl:{type:"string",format:"uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","x-tende\
rbox-format":"uri",maxLength:2048}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,
required:["url","event_types"],properties:{url:{$ref:"#/components/schemas/HttpUrl"},secret:{type:"string",minLength:1,maxLength:255},
event_types:{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/components/schemas/EventType"}}}}},required:["body"]},
K={type:"string",format:"uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","x-tenderbox-format":"uri",maxLength:2048},C={type:"\
string",enum:["payment.created","payment.pending","payment.underpaid","payment.overpaid","payment.succeeded","payment.ex\
pired","payment.paid_late","payment.failed","transaction.created","transaction.confirmed","transaction.failed","transact\
ion.refunded","refund.created","refund.completed","invoice.created","invoice.opened","invoice.paid","invoice.past_due","\
invoice.voided","payout.created","payout.processing","payout.completed","payout.failed"]},y=formats.uri,E=ucs2length,I=equal,
ie=new RegExp("^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","u");function te(me,{instancePath:Y="",parentData:R,parentDataProperty:u,rootData:N=me,
dynamicAnchors:q={}}={}){let f=null,b=0;const c=te.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0),me&&typeof me=="object"&&!Array.isArray(me)){let D;if(me.body===void 0&&(D="body"))return te.errors=[{instancePath:Y,
schemaPath:"#/required",keyword:"required",params:{missingProperty:D}}],!1;if(me.body!==void 0){let i=me.body;if(b===b)if(i&&
typeof i=="object"&&!Array.isArray(i)){let j;if(i.url===void 0&&(j="url")||i.event_types===void 0&&(j="event_types"))return te.
errors=[{instancePath:Y+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:j}}],
!1;{const F=b;for(const P in i)if(!(P==="url"||P==="secret"||P==="event_types")){return te.errors=[{instancePath:Y+"/bod\
y",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;
break}if(F===b){if(i.url!==void 0){let P=i.url;const $=b,M=b;if(b===M&&b===M)if(typeof P=="string"){if(P.length>2048&&E(
P)>2048)return te.errors=[{instancePath:Y+"/body/url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"maxLe\
ngth",params:{limit:2048}}],!1;if(ie.test(P)){if(!y(P))return te.errors=[{instancePath:Y+"/body/url",schemaPath:"#/compo\
nents/schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return te.errors=[{instancePath:Y+"/body/\
url",schemaPath:"#/components/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]"}}],
!1}else return te.errors=[{instancePath:Y+"/body/url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"type",params:{
type:"string"}}],!1;var _=$===b}else var _=!0;if(_){if(i.secret!==void 0){let P=i.secret;const $=b;if(b===$)if(typeof P==
"string"){if(P.length>255&&E(P)>255)return te.errors=[{instancePath:Y+"/body/secret",schemaPath:"#/properties/body/prope\
rties/secret/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P.length<2&&E(P)<1)return te.errors=[{instancePath:Y+
"/body/secret",schemaPath:"#/properties/body/properties/secret/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return te.errors=[{instancePath:Y+"/body/secret",schemaPath:"#/properties/body/properties/secret/type",keyword:"type",params:{
type:"string"}}],!1;var _=$===b}else var _=!0;if(_)if(i.event_types!==void 0){let P=i.event_types;const $=b;if(b===$)if(Array.
isArray(P)){if(P.length<1)return te.errors=[{instancePath:Y+"/body/event_types",schemaPath:"#/properties/body/properties\
/event_types/minItems",keyword:"minItems",params:{limit:1}}],!1;{var w=!0;const re=P.length;for(let le=0;le<re;le++){let Z=P[le];
const V=b;if(typeof Z!="string")return te.errors=[{instancePath:Y+"/body/event_types/"+le,schemaPath:"#/components/schem\
as/EventType/type",keyword:"type",params:{type:"string"}}],!1;if(!(Z==="payment.created"||Z==="payment.pending"||Z==="pa\
yment.underpaid"||Z==="payment.overpaid"||Z==="payment.succeeded"||Z==="payment.expired"||Z==="payment.paid_late"||Z==="\
payment.failed"||Z==="transaction.created"||Z==="transaction.confirmed"||Z==="transaction.failed"||Z==="transaction.refu\
nded"||Z==="refund.created"||Z==="refund.completed"||Z==="invoice.created"||Z==="invoice.opened"||Z==="invoice.paid"||Z===
"invoice.past_due"||Z==="invoice.voided"||Z==="payout.created"||Z==="payout.processing"||Z==="payout.completed"||Z==="pa\
yout.failed"))return te.errors=[{instancePath:Y+"/body/event_types/"+le,schemaPath:"#/components/schemas/EventType/enum",
keyword:"enum",params:{allowedValues:C.enum}}],!1;var w=V===b;if(!w)break}if(w){let le=P.length,Z;if(le>1){e:for(;le--;)
for(Z=le;Z--;)if(I(P[le],P[Z])){return te.errors=[{instancePath:Y+"/body/event_types",schemaPath:"#/properties/body/prop\
erties/event_types/uniqueItems",keyword:"uniqueItems",params:{i:le,j:Z}}],!1;break e}}}}}else return te.errors=[{instancePath:Y+
"/body/event_types",schemaPath:"#/properties/body/properties/event_types/type",keyword:"type",params:{type:"array"}}],!1;
var _=$===b}else var _=!0}}}}else return te.errors=[{instancePath:Y+"/body",schemaPath:"#/properties/body/type",keyword:"\
type",params:{type:"object"}}],!1}}return te.errors=f,b===0}return te.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1},O.exports})()}},getWebhook(){return{general:(()=>{const O={};O.exports=C,O.exports.
default=C;const ve={paths:{"/webhooks/{webhook_id}":{get:{operationId:"getWebhook",parameters:[{name:"webhook_id",in:"pa\
th",required:!0,schema:{type:"string",minLength:1},style:"simple",explode:!1},{name:"Prefer",in:"header",required:!1,schema:{
type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["query","headers","params"],properties:{
query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},params:{type:"object",properties:{webhook_id:{
type:"string",minLength:1}},required:["webhook_id"]},cookies:{},body:{}}},K=ucs2length;function C(y,{instancePath:E="",parentData:I,
parentDataProperty:ie,rootData:te=y,dynamicAnchors:me={}}={}){let Y=null,R=0;const u=C.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),y&&typeof y=="object"&&!Array.isArray(y)){let q;if(y.query===void 0&&(q="query")||
y.headers===void 0&&(q="headers")||y.params===void 0&&(q="params"))return C.errors=[{instancePath:E,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:q}}],!1;if(y.headers!==void 0){let f=y.headers;const b=R;if(R===b)if(f&&typeof f==
"object"&&!Array.isArray(f)){if(f.prefer!==void 0){let c=f.prefer;const _=R;if(typeof c!="string"){let w=typeof c,D;if(D===
void 0)if(w=="number"||w=="boolean")D=""+c;else if(c===null)D="";else return C.errors=[{instancePath:E+"/headers/prefer",
schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;D!==void 0&&(c=D,f!==
void 0&&(f.prefer=D))}if(R===_&&typeof c=="string"&&c.length>4096&&K(c)>4096)return C.errors=[{instancePath:E+"/headers/\
prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else
return C.errors=[{instancePath:E+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],
!1;var N=b===R}else var N=!0;if(N)if(y.params!==void 0){let f=y.params;const b=R;if(R===b)if(f&&typeof f=="object"&&!Array.
isArray(f)){let _;if(f.webhook_id===void 0&&(_="webhook_id"))return C.errors=[{instancePath:E+"/params",schemaPath:"#/pr\
operties/params/required",keyword:"required",params:{missingProperty:_}}],!1;if(f.webhook_id!==void 0){let w=f.webhook_id;
const D=R;if(typeof w!="string"){let i=typeof w,h;if(h===void 0)if(i=="number"||i=="boolean")h=""+w;else if(w===null)h="";else
return C.errors=[{instancePath:E+"/params/webhook_id",schemaPath:"#/properties/params/properties/webhook_id/type",keyword:"\
type",params:{type:"string"}}],!1;h!==void 0&&(w=h,f!==void 0&&(f.webhook_id=h))}if(R===D&&typeof w=="string"&&w.length<
2&&K(w)<1)return C.errors=[{instancePath:E+"/params/webhook_id",schemaPath:"#/properties/params/properties/webhook_id/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1}}else return C.errors=[{instancePath:E+"/params",schemaPath:"#/proper\
ties/params/type",keyword:"type",params:{type:"object"}}],!1;var N=b===R}else var N=!0}return C.errors=Y,R===0}return C.
evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},O.exports})(),body:void 0}},
deleteWebhook(){return{general:(()=>{const O={};O.exports=C,O.exports.default=C;const ve={paths:{"/webhooks/{webhook_id}":{
delete:{operationId:"deleteWebhook",parameters:[{name:"webhook_id",in:"path",required:!0,schema:{type:"string",minLength:1},
style:"simple",explode:!1},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},
components:{schemas:{}},required:["query","headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{
type:"string",maxLength:4096}}},params:{type:"object",properties:{webhook_id:{type:"string",minLength:1}},required:["web\
hook_id"]},cookies:{},body:{}}},K=ucs2length;function C(y,{instancePath:E="",parentData:I,parentDataProperty:ie,rootData:te=y,
dynamicAnchors:me={}}={}){let Y=null,R=0;const u=C.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),y&&typeof y=="object"&&!Array.isArray(y)){let q;if(y.query===void 0&&(q="query")||y.headers===void 0&&(q="header\
s")||y.params===void 0&&(q="params"))return C.errors=[{instancePath:E,schemaPath:"#/required",keyword:"required",params:{
missingProperty:q}}],!1;if(y.headers!==void 0){let f=y.headers;const b=R;if(R===b)if(f&&typeof f=="object"&&!Array.isArray(
f)){if(f.prefer!==void 0){let c=f.prefer;const _=R;if(typeof c!="string"){let w=typeof c,D;if(D===void 0)if(w=="number"||
w=="boolean")D=""+c;else if(c===null)D="";else return C.errors=[{instancePath:E+"/headers/prefer",schemaPath:"#/properti\
es/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;D!==void 0&&(c=D,f!==void 0&&(f.prefer=D))}
if(R===_&&typeof c=="string"&&c.length>4096&&K(c)>4096)return C.errors=[{instancePath:E+"/headers/prefer",schemaPath:"#/\
properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return C.errors=[{instancePath:E+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var N=b===R}else var N=!0;if(N)
if(y.params!==void 0){let f=y.params;const b=R;if(R===b)if(f&&typeof f=="object"&&!Array.isArray(f)){let _;if(f.webhook_id===
void 0&&(_="webhook_id"))return C.errors=[{instancePath:E+"/params",schemaPath:"#/properties/params/required",keyword:"r\
equired",params:{missingProperty:_}}],!1;if(f.webhook_id!==void 0){let w=f.webhook_id;const D=R;if(typeof w!="string"){let i=typeof w,
h;if(h===void 0)if(i=="number"||i=="boolean")h=""+w;else if(w===null)h="";else return C.errors=[{instancePath:E+"/params\
/webhook_id",schemaPath:"#/properties/params/properties/webhook_id/type",keyword:"type",params:{type:"string"}}],!1;h!==
void 0&&(w=h,f!==void 0&&(f.webhook_id=h))}if(R===D&&typeof w=="string"&&w.length<2&&K(w)<1)return C.errors=[{instancePath:E+
"/params/webhook_id",schemaPath:"#/properties/params/properties/webhook_id/minLength",keyword:"minLength",params:{limit:1}}],
!1}}else return C.errors=[{instancePath:E+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"o\
bject"}}],!1;var N=b===R}else var N=!0}return C.errors=Y,R===0}return C.evaluated={props:{query:!0,headers:!0,params:!0,
cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},O.exports})(),body:void 0}},getBalance(){return{general:(()=>{const O={};
O.exports=C,O.exports.default=C;const ve={paths:{"/balance":{get:{operationId:"getBalance",parameters:[{name:"Prefer",in:"\
header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["query",
"headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},params:{},
cookies:{},body:{}}},K=ucs2length;function C(y,{instancePath:E="",parentData:I,parentDataProperty:ie,rootData:te=y,dynamicAnchors:me={}}={}){
let Y=null,R=0;const u=C.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),y&&typeof y=="ob\
ject"&&!Array.isArray(y)){let N;if(y.query===void 0&&(N="query")||y.headers===void 0&&(N="headers")||y.params===void 0&&
(N="params"))return C.errors=[{instancePath:E,schemaPath:"#/required",keyword:"required",params:{missingProperty:N}}],!1;
if(y.headers!==void 0){let q=y.headers;if(R===R)if(q&&typeof q=="object"&&!Array.isArray(q)){if(q.prefer!==void 0){let b=q.
prefer;const c=R;if(typeof b!="string"){let _=typeof b,w;if(w===void 0)if(_=="number"||_=="boolean")w=""+b;else if(b===null)
w="";else return C.errors=[{instancePath:E+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"\
type",params:{type:"string"}}],!1;w!==void 0&&(b=w,q!==void 0&&(q.prefer=w))}if(R===c&&typeof b=="string"&&b.length>4096&&
K(b)>4096)return C.errors=[{instancePath:E+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLengt\
h",keyword:"maxLength",params:{limit:4096}}],!1}}else return C.errors=[{instancePath:E+"/headers",schemaPath:"#/properti\
es/headers/type",keyword:"type",params:{type:"object"}}],!1}}return C.errors=Y,R===0}return C.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},O.exports})(),body:void 0}},getAccount(){return{
general:(()=>{const O={};O.exports=C,O.exports.default=C;const ve={paths:{"/account":{get:{operationId:"getAccount",parameters:[
{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},
required:["query","headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},
params:{},cookies:{},body:{}}},K=ucs2length;function C(y,{instancePath:E="",parentData:I,parentDataProperty:ie,rootData:te=y,
dynamicAnchors:me={}}={}){let Y=null,R=0;const u=C.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),y&&typeof y=="object"&&!Array.isArray(y)){let N;if(y.query===void 0&&(N="query")||y.headers===void 0&&(N="header\
s")||y.params===void 0&&(N="params"))return C.errors=[{instancePath:E,schemaPath:"#/required",keyword:"required",params:{
missingProperty:N}}],!1;if(y.headers!==void 0){let q=y.headers;if(R===R)if(q&&typeof q=="object"&&!Array.isArray(q)){if(q.
prefer!==void 0){let b=q.prefer;const c=R;if(typeof b!="string"){let _=typeof b,w;if(w===void 0)if(_=="number"||_=="bool\
ean")w=""+b;else if(b===null)w="";else return C.errors=[{instancePath:E+"/headers/prefer",schemaPath:"#/properties/heade\
rs/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;w!==void 0&&(b=w,q!==void 0&&(q.prefer=w))}if(R===
c&&typeof b=="string"&&b.length>4096&&K(b)>4096)return C.errors=[{instancePath:E+"/headers/prefer",schemaPath:"#/propert\
ies/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return C.errors=[{instancePath:E+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return C.errors=Y,R===0}return C.
evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},O.exports})(),body:void 0}}};
function cs(){const O={};O.answer0=w;const ve={$ref:"contract:#/components/schemas/PaymentRequestList"},K={type:"object",
description:"One page of payment requests.",additionalProperties:!1,required:["data","has_more","url"],properties:{data:{
type:"array",description:"Newest first.",maxItems:100,items:{$ref:"#/components/schemas/PaymentRequestListItem"}},has_more:{
$ref:"#/components/schemas/HasMore"},url:{type:"string",description:"Relative path with query of the next page; without \
another page, of the same query without cursor.",pattern:"^[/]v1[/]payments(\\?.+)?$"}}},C={type:"boolean",description:"\
Whether there is another page in this direction."},y={type:"object",description:"A payment request in the short form of \
a list.",additionalProperties:!1,required:["id","amount","currency","status","payment_url","created_at","expires_at"],properties:{
id:{$ref:"#/components/schemas/PaymentRequestId"},amount:{type:"number",minimum:1e-8,description:"What the customer is t\
o pay, in `currency`."},currency:{$ref:"#/components/schemas/Currency"},status:{$ref:"#/components/schemas/PaymentStatus"},
payment_url:{$ref:"#/components/schemas/HttpUrl",description:"The page where the customer pays."},created_at:{$ref:"#/co\
mponents/schemas/Timestamp",description:"When the payment request was created."},expires_at:{$ref:"#/components/schemas/\
Timestamp",description:"Until when it can be paid."}}},E={type:"string",description:"Identifier of a payment request.",pattern:"\
^pay_req_[0-9a-z]{24}$"},I={type:"string",description:"Code of a cryptocurrency or a fiat currency.",enum:["BTC","ETH","\
LTC","USDT","USDC","TRX","XRP","SOL","DOGE","USD","EUR","GBP","CHF","CAD","AUD","JPY"]},ie={type:"string",description:"`\
pending` waits for the customer or for confirmations; `paid` is received and confirmed, and stays so when it is refunded\
 later; `expired` and `failed` are final without payment.",enum:["pending","paid","expired","failed"]},te={type:"string",
description:"An absolute http or https address.",format:"uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","x-tenderbox-forma\
t":"uri",maxLength:2048},me={type:"string",description:"A moment in UTC, ISO 8601 with seconds or milliseconds.",format:"\
date-time",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"},Y=new RegExp("^pay_req_[0-9a-z]{24}$","u"),
R=new RegExp("^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","u"),u=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$",
"u"),N=formats.uri,q=formats["date-time"],f=ucs2length;function b(r,{instancePath:t="",parentData:B,parentDataProperty:W,
rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=b.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let L;if(r.id===void 0&&(L="id")||r.amount===void 0&&
(L="amount")||r.currency===void 0&&(L="currency")||r.status===void 0&&(L="status")||r.payment_url===void 0&&(L="payment_\
url")||r.created_at===void 0&&(L="created_at")||r.expires_at===void 0&&(L="expires_at"))return b.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:L}}],!1;{const l=e;for(const n in r)if(!(n==="id"||n===
"amount"||n==="currency"||n==="status"||n==="payment_url"||n==="created_at"||n==="expires_at")){return b.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(l===e){if(r.
id!==void 0){let n=r.id;const o=e;if(e===e)if(typeof n=="string"){if(!Y.test(n))return b.errors=[{instancePath:t+"/id",schemaPath:"\
#/components/schemas/PaymentRequestId/pattern",keyword:"pattern",params:{pattern:"^pay_req_[0-9a-z]{24}$"}}],!1}else return b.
errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/PaymentRequestId/type",keyword:"type",params:{type:"strin\
g"}}],!1;var d=o===e}else var d=!0;if(d){if(r.amount!==void 0){let n=r.amount;const o=e;if(e===o)if(typeof n=="number"){
if(n<1e-8||isNaN(n))return b.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",
params:{comparison:">=",limit:1e-8}}],!1}else return b.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount\
/type",keyword:"type",params:{type:"number"}}],!1;var d=o===e}else var d=!0;if(d){if(r.currency!==void 0){let n=r.currency;
const o=e;if(typeof n!="string")return b.errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/t\
ype",keyword:"type",params:{type:"string"}}],!1;if(!(n==="BTC"||n==="ETH"||n==="LTC"||n==="USDT"||n==="USDC"||n==="TRX"||
n==="XRP"||n==="SOL"||n==="DOGE"||n==="USD"||n==="EUR"||n==="GBP"||n==="CHF"||n==="CAD"||n==="AUD"||n==="JPY"))return b.
errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:I.
enum}}],!1;var d=o===e}else var d=!0;if(d){if(r.status!==void 0){let n=r.status;const o=e;if(typeof n!="string")return b.
errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/PaymentStatus/type",keyword:"type",params:{type:"stri\
ng"}}],!1;if(!(n==="pending"||n==="paid"||n==="expired"||n==="failed"))return b.errors=[{instancePath:t+"/status",schemaPath:"\
#/components/schemas/PaymentStatus/enum",keyword:"enum",params:{allowedValues:ie.enum}}],!1;var d=o===e}else var d=!0;if(d){
if(r.payment_url!==void 0){let n=r.payment_url;const o=e,k=e;if(e===k&&e===k)if(typeof n=="string"){if(n.length>2048&&f(
n)>2048)return b.errors=[{instancePath:t+"/payment_url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"max\
Length",params:{limit:2048}}],!1;if(R.test(n)){if(!N(n))return b.errors=[{instancePath:t+"/payment_url",schemaPath:"#/co\
mponents/schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return b.errors=[{instancePath:t+"/pay\
ment_url",schemaPath:"#/components/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/\
][/]"}}],!1}else return b.errors=[{instancePath:t+"/payment_url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"\
type",params:{type:"string"}}],!1;var d=o===e}else var d=!0;if(d){if(r.created_at!==void 0){let n=r.created_at;const o=e,
k=e;if(e===k&&e===k)if(typeof n=="string")if(u.test(n)){if(!q(n))return b.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return b.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\
\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return b.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/s\
chemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var d=o===e}else var d=!0;if(d)if(r.expires_at!==void 0){
let n=r.expires_at;const o=e,k=e;if(e===k&&e===k)if(typeof n=="string")if(u.test(n)){if(!q(n))return b.errors=[{instancePath:t+
"/expires_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return b.
errors=[{instancePath:t+"/expires_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return b.errors=[{instancePath:t+"/expires_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var d=o===e}else var d=!0}}}}}}}}else return b.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return b.errors=a,e===0}b.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};const c=new RegExp("^[/]v1[/]payments(\\?.+)?$","u");function _(r,{instancePath:t="",
parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=_.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.data===void 0&&
(l="data")||r.has_more===void 0&&(l="has_more")||r.url===void 0&&(l="url"))return _.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:l}}],!1;{const n=e;for(const o in r)if(!(o==="data"||o==="has_mor\
e"||o==="url")){return _.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o}}],!1;break}if(n===e){if(r.data!==void 0){let o=r.data;const k=e;if(e===k)if(Array.isArray(o)){if(o.
length>100)return _.errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit:100}}],
!1;{var d=!0;const g=o.length;for(let z=0;z<g;z++){const s=e;b(o[z],{instancePath:t+"/data/"+z,parentData:o,parentDataProperty:z,
rootData:H,dynamicAnchors:S})||(a=a===null?b.errors:a.concat(b.errors),e=a.length);var d=s===e;if(!d)break}}}else return _.
errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"}}],!1;var L=k===
e}else var L=!0;if(L){if(r.has_more!==void 0){const o=e;if(typeof r.has_more!="boolean")return _.errors=[{instancePath:t+
"/has_more",schemaPath:"#/components/schemas/HasMore/type",keyword:"type",params:{type:"boolean"}}],!1;var L=o===e}else var L=!0;
if(L)if(r.url!==void 0){let o=r.url;const k=e;if(e===k)if(typeof o=="string"){if(!c.test(o))return _.errors=[{instancePath:t+
"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^[/]v1[/]payments(\\?.+)?$"}}],!1}else return _.
errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;var L=k===e}else
var L=!0}}}}else return _.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _.
errors=a,e===0}_.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function w(r,{instancePath:t="",parentData:B,parentDataProperty:W,
rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=w.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),_(r,{instancePath:t,parentData:B,parentDataProperty:W,rootData:H,dynamicAnchors:S})||(a=a===null?_.errors:
a.concat(_.errors),e=a.length),w.errors=a,e===0}w.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},O.answer1=re;const D={
$ref:"contract:#/components/schemas/ErrorInvalidParameter"},i={type:"object",description:"Error body. Code of a 400: a p\
arameter is missing, malformed or invalid.",allOf:[{$ref:"#/components/schemas/Error"},{type:"object",properties:{error:{
type:"object",required:["details"],properties:{code:{$ref:"#/components/schemas/ErrorCodeInvalidParameter"},message:{$ref:"\
#/components/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}}]},h={type:"string",description:"\
Code of a 400: a parameter is missing, malformed or invalid.",enum:["INVALID_PARAMETER"]},j={type:"string",description:"\
For people. Says what was wrong and what to do; the wording can change, the code cannot.",minLength:1},F={type:"object",
description:"Which parameter is at fault, and which rule it broke.",additionalProperties:!1,required:["parameter","rule"],
properties:{parameter:{type:"string",description:"Name of the field, query parameter or header. A field inside another i\
s written `items[0].quantity`; `body` is the body as a whole.",minLength:1},value:{description:"What was sent, as it was\
 read; absent when nothing was."},rule:{type:"string",description:"The rule that was broken: `required`, `numeric`, `int\
eger`, `positive_numeric`, `string`, `object`, `array`, `boolean`, `in:<list>`, `min:<n>`, `max:<n>` (of a moment `max:3\
0d`, days ahead), `min_length:<n>`, `max_length:<n>`, `min_items:<n>`, `max_items:<n>`, `max_digits:15` (significant dig\
its of any number), `decimals:<n>`, `format:<name>`, `after:now`, `exists` (a cursor names no record of the list), `with\
out:<parameter>` (the two exclude each other), `unknown`, `json`, `content_type` or `unique`.",minLength:1},reason:{type:"\
string",description:"Why an address was refused; only with a refused payout address.",minLength:1}}},P={type:"object",description:"\
What every refusal has in common, whatever its status.",additionalProperties:!1,required:["error"],properties:{error:{type:"\
object",additionalProperties:!1,required:["code","message"],properties:{code:{type:"string",description:"What was wrong,\
 for programs; the schema of a status says which codes it can have."},message:{$ref:"#/components/schemas/ErrorMessage"},
details:{$ref:"#/components/schemas/ErrorDetails"}}}}};function $(r,{instancePath:t="",parentData:B,parentDataProperty:W,
rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=$.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.error===void 0&&(l="error"))return $.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{const n=e;for(const o in r)
if(o!=="error"){return $.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o}}],!1;break}if(n===e&&r.error!==void 0){let o=r.error;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(
o)){let g;if(o.code===void 0&&(g="code")||o.message===void 0&&(g="message"))return $.errors=[{instancePath:t+"/error",schemaPath:"\
#/properties/error/required",keyword:"required",params:{missingProperty:g}}],!1;{const z=e;for(const s in o)if(!(s==="co\
de"||s==="message"||s==="details")){return $.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(z===e){if(o.code!==void 0){const s=e;
if(typeof o.code!="string")return $.errors=[{instancePath:t+"/error/code",schemaPath:"#/properties/error/properties/code\
/type",keyword:"type",params:{type:"string"}}],!1;var d=s===e}else var d=!0;if(d){if(o.message!==void 0){let s=o.message;
const v=e;if(e===e)if(typeof s=="string"){if(s.length<2&&f(s)<1)return $.errors=[{instancePath:t+"/error/message",schemaPath:"\
#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:t+
"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var d=v===
e}else var d=!0;if(d)if(o.details!==void 0){let s=o.details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(
s)){let U;if(s.parameter===void 0&&(U="parameter")||s.rule===void 0&&(U="rule"))return $.errors=[{instancePath:t+"/error\
/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],!1;{const T=e;
for(const p in s)if(!(p==="parameter"||p==="value"||p==="rule"||p==="reason")){return $.errors=[{instancePath:t+"/error/\
details",schemaPath:"#/components/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(T===e){if(s.parameter!==void 0){let p=s.parameter;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(
p)<1)return $.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/propertie\
s/parameter/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:t+"/error/details/p\
arameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],
!1;var L=A===e}else var L=!0;if(L){if(s.rule!==void 0){let p=s.rule;const A=e;if(e===A)if(typeof p=="string"){if(p.length<
2&&f(p)<1)return $.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/propertie\
s/rule/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:t+"/error/details/rule",
schemaPath:"#/components/schemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var L=A===
e}else var L=!0;if(L)if(s.reason!==void 0){let p=s.reason;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<
1)return $.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reas\
on/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:t+"/error/details/reason",schemaPath:"\
#/components/schemas/ErrorDetails/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var L=A===e}else var L=!0}}}}else
return $.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{
type:"object"}}],!1;var d=v===e}else var d=!0}}}}else return $.errors=[{instancePath:t+"/error",schemaPath:"#/properties\
/error/type",keyword:"type",params:{type:"object"}}],!1}}}else return $.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return $.errors=a,e===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function M(r,{
instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=M.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r)))return M.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;const d=e;$(r,{instancePath:t,parentData:B,
parentDataProperty:W,rootData:H,dynamicAnchors:S})||(a=a===null?$.errors:a.concat($.errors),e=a.length);var L=d===e;if(L){
const o=e;if(e===o)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.error!==void 0){let g=r.error;if(e===e)if(g&&typeof g==
"object"&&!Array.isArray(g)){let s;if(g.details===void 0&&(s="details"))return M.errors=[{instancePath:t+"/error",schemaPath:"\
#/allOf/1/properties/error/required",keyword:"required",params:{missingProperty:s}}],!1;if(g.code!==void 0){let v=g.code;
const G=e;if(typeof v!="string")return M.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCod\
eInvalidParameter/type",keyword:"type",params:{type:"string"}}],!1;if(v!=="INVALID_PARAMETER")return M.errors=[{instancePath:t+
"/error/code",schemaPath:"#/components/schemas/ErrorCodeInvalidParameter/enum",keyword:"enum",params:{allowedValues:h.enum}}],
!1;var l=G===e}else var l=!0;if(l){if(g.message!==void 0){let v=g.message;const G=e;if(e===e)if(typeof v=="string"){if(v.
length<2&&f(v)<1)return M.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLeng\
th",keyword:"minLength",params:{limit:1}}],!1}else return M.errors=[{instancePath:t+"/error/message",schemaPath:"#/compo\
nents/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var l=G===e}else var l=!0;if(l)if(g.details!==
void 0){let v=g.details;const G=e;if(e===e)if(v&&typeof v=="object"&&!Array.isArray(v)){let T;if(v.parameter===void 0&&(T=
"parameter")||v.rule===void 0&&(T="rule"))return M.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/sch\
emas/ErrorDetails/required",keyword:"required",params:{missingProperty:T}}],!1;{const p=e;for(const A in v)if(!(A==="par\
ameter"||A==="value"||A==="rule"||A==="reason")){return M.errors=[{instancePath:t+"/error/details",schemaPath:"#/compone\
nts/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}}],!1;break}if(p===
e){if(v.parameter!==void 0){let A=v.parameter;const he=e;if(e===he)if(typeof A=="string"){if(A.length<2&&f(A)<1)return M.
errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1}else return M.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"\
#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var n=he===e}else
var n=!0;if(n){if(v.rule!==void 0){let A=v.rule;const he=e;if(e===he)if(typeof A=="string"){if(A.length<2&&f(A)<1)return M.
errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return M.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/sc\
hemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var n=he===e}else var n=!0;if(n)if(v.
reason!==void 0){let A=v.reason;const he=e;if(e===he)if(typeof A=="string"){if(A.length<2&&f(A)<1)return M.errors=[{instancePath:t+
"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return M.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetail\
s/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var n=he===e}else var n=!0}}}}else return M.errors=
[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"objec\
t"}}],!1;var l=G===e}else var l=!0}}else return M.errors=[{instancePath:t+"/error",schemaPath:"#/allOf/1/properties/erro\
r/type",keyword:"type",params:{type:"object"}}],!1}}else return M.errors=[{instancePath:t,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"}}],!1;var L=o===e}return M.errors=a,e===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function re(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;
const m=re.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),M(r,{instancePath:t,parentData:B,
parentDataProperty:W,rootData:H,dynamicAnchors:S})||(a=a===null?M.errors:a.concat(M.errors),e=a.length),re.errors=a,e===
0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},O.answer2=Pe;const le={$ref:"contract:#/components/schemas/Err\
orUnauthenticated"},Z={type:"object",description:"Error body of a 401: the credential is missing, unknown, revoked or re\
fused.",allOf:[{$ref:"#/components/schemas/Error"},{type:"object",properties:{error:{type:"object",properties:{code:{$ref:"\
#/components/schemas/ErrorCodeUnauthenticated"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/comp\
onents/schemas/ErrorDetails"}}}}}]},V={type:"string",description:"Code of a 401: the credential is missing, unknown, rev\
oked or refused.",enum:["UNAUTHENTICATED"]};function X(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,
dynamicAnchors:S={}}={}){let a=null,e=0;const m=X.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),!(r&&typeof r=="object"&&!Array.isArray(r)))return X.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;const d=e;$(r,{instancePath:t,parentData:B,parentDataProperty:W,rootData:H,dynamicAnchors:S})||
(a=a===null?$.errors:a.concat($.errors),e=a.length);var L=d===e;if(L){const o=e;if(e===o)if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.error!==void 0){let g=r.error;if(e===e)if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.code!==void 0){
let s=g.code;const v=e;if(typeof s!="string")return X.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/sch\
emas/ErrorCodeUnauthenticated/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="UNAUTHENTICATED")return X.errors=
[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeUnauthenticated/enum",keyword:"enum",params:{allowedValues:V.
enum}}],!1;var l=v===e}else var l=!0;if(l){if(g.message!==void 0){let s=g.message;const v=e;if(e===e)if(typeof s=="strin\
g"){if(s.length<2&&f(s)<1)return X.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessag\
e/minLength",keyword:"minLength",params:{limit:1}}],!1}else return X.errors=[{instancePath:t+"/error/message",schemaPath:"\
#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e}else var l=!0;if(l)if(g.details!==
void 0){let s=g.details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U=
"parameter")||s.rule===void 0&&(U="rule"))return X.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/sch\
emas/ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],!1;{const T=e;for(const p in s)if(!(p==="par\
ameter"||p==="value"||p==="rule"||p==="reason")){return X.errors=[{instancePath:t+"/error/details",schemaPath:"#/compone\
nts/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(T===
e){if(s.parameter!==void 0){let p=s.parameter;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<1)return X.errors=
[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return X.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#\
/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0;
if(n){if(s.rule!==void 0){let p=s.rule;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<1)return X.errors=[
{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return X.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/sc\
hemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0;if(n)if(s.
reason!==void 0){let p=s.reason;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<1)return X.errors=[{instancePath:t+
"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return X.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetail\
s/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0}}}}else return X.errors=[
{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],
!1;var l=v===e}else var l=!0}}else return X.errors=[{instancePath:t+"/error",schemaPath:"#/allOf/1/properties/error/type",
keyword:"type",params:{type:"object"}}],!1}}else return X.errors=[{instancePath:t,schemaPath:"#/allOf/1/type",keyword:"t\
ype",params:{type:"object"}}],!1;var L=o===e}return X.errors=a,e===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Pe(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;
const m=Pe.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),X(r,{instancePath:t,parentData:B,
parentDataProperty:W,rootData:H,dynamicAnchors:S})||(a=a===null?X.errors:a.concat(X.errors),e=a.length),Pe.errors=a,e===
0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},O.answer3=Qe;const Ze={$ref:"contract:#/components/schemas/Err\
orPermissionDenied"},ce={type:"object",description:"Error body. Code of a 403: the key is valid and lacks the scope of t\
he operation.",allOf:[{$ref:"#/components/schemas/Error"},{type:"object",properties:{error:{type:"object",properties:{code:{
$ref:"#/components/schemas/ErrorCodePermissionDenied"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"\
#/components/schemas/ErrorDetails"}}}}}]},Re={type:"string",description:"Code of a 403: the key is valid and lacks the s\
cope of the operation.",enum:["PERMISSION_DENIED"]};function oe(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,
dynamicAnchors:S={}}={}){let a=null,e=0;const m=oe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),!(r&&typeof r=="object"&&!Array.isArray(r)))return oe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;const d=e;$(r,{instancePath:t,parentData:B,parentDataProperty:W,rootData:H,dynamicAnchors:S})||
(a=a===null?$.errors:a.concat($.errors),e=a.length);var L=d===e;if(L){const o=e;if(e===o)if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.error!==void 0){let g=r.error;if(e===e)if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.code!==void 0){
let s=g.code;const v=e;if(typeof s!="string")return oe.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/sc\
hemas/ErrorCodePermissionDenied/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="PERMISSION_DENIED")return oe.errors=
[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodePermissionDenied/enum",keyword:"enum",params:{allowedValues:Re.
enum}}],!1;var l=v===e}else var l=!0;if(l){if(g.message!==void 0){let s=g.message;const v=e;if(e===e)if(typeof s=="strin\
g"){if(s.length<2&&f(s)<1)return oe.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessa\
ge/minLength",keyword:"minLength",params:{limit:1}}],!1}else return oe.errors=[{instancePath:t+"/error/message",schemaPath:"\
#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e}else var l=!0;if(l)if(g.details!==
void 0){let s=g.details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U=
"parameter")||s.rule===void 0&&(U="rule"))return oe.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/sc\
hemas/ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],!1;{const T=e;for(const p in s)if(!(p==="pa\
rameter"||p==="value"||p==="rule"||p==="reason")){return oe.errors=[{instancePath:t+"/error/details",schemaPath:"#/compo\
nents/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}
if(T===e){if(s.parameter!==void 0){let p=s.parameter;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<1)return oe.
errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1}else return oe.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"\
#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else
var n=!0;if(n){if(s.rule!==void 0){let p=s.rule;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<1)return oe.
errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return oe.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/s\
chemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0;if(n)if(s.
reason!==void 0){let p=s.reason;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<1)return oe.errors=[{instancePath:t+
"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return oe.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetai\
ls/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0}}}}else return oe.errors=
[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"objec\
t"}}],!1;var l=v===e}else var l=!0}}else return oe.errors=[{instancePath:t+"/error",schemaPath:"#/allOf/1/properties/err\
or/type",keyword:"type",params:{type:"object"}}],!1}}else return oe.errors=[{instancePath:t,schemaPath:"#/allOf/1/type",
keyword:"type",params:{type:"object"}}],!1;var L=o===e}return oe.errors=a,e===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Qe(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;
const m=Qe.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),oe(r,{instancePath:t,parentData:B,
parentDataProperty:W,rootData:H,dynamicAnchors:S})||(a=a===null?oe.errors:a.concat(oe.errors),e=a.length),Qe.errors=a,e===
0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},O.answer4=Fe;const dt={$ref:"contract:#/components/schemas/Err\
orMethodNotAllowed"},er={type:"object",description:"Error body. Code of a 405: the path exists and has no such method.",
allOf:[{$ref:"#/components/schemas/Error"},{type:"object",properties:{error:{type:"object",properties:{code:{$ref:"#/com\
ponents/schemas/ErrorCodeMethodNotAllowed"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/componen\
ts/schemas/ErrorDetails"}}}}}]},Dr={type:"string",description:"Code of a 405: the path exists and has no such method.",enum:[
"METHOD_NOT_ALLOWED"]};function ee(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){
let a=null,e=0;const m=ee.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!(r&&typeof r==
"object"&&!Array.isArray(r)))return ee.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;const d=e;$(r,{instancePath:t,parentData:B,parentDataProperty:W,rootData:H,dynamicAnchors:S})||(a=a===null?$.errors:a.
concat($.errors),e=a.length);var L=d===e;if(L){const o=e;if(e===o)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.error!==
void 0){let g=r.error;if(e===e)if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.code!==void 0){let s=g.code;const v=e;if(typeof s!=
"string")return ee.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeMethodNotAllowed/type",
keyword:"type",params:{type:"string"}}],!1;if(s!=="METHOD_NOT_ALLOWED")return ee.errors=[{instancePath:t+"/error/code",schemaPath:"\
#/components/schemas/ErrorCodeMethodNotAllowed/enum",keyword:"enum",params:{allowedValues:Dr.enum}}],!1;var l=v===e}else
var l=!0;if(l){if(g.message!==void 0){let s=g.message;const v=e;if(e===e)if(typeof s=="string"){if(s.length<2&&f(s)<1)return ee.
errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return ee.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",
keyword:"type",params:{type:"string"}}],!1;var l=v===e}else var l=!0;if(l)if(g.details!==void 0){let s=g.details;const v=e;
if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U="parameter")||s.rule===void 0&&(U=
"rule"))return ee.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"\
required",params:{missingProperty:U}}],!1;{const T=e;for(const p in s)if(!(p==="parameter"||p==="value"||p==="rule"||p===
"reason")){return ee.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(T===e){if(s.parameter!==void 0){let p=s.
parameter;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<1)return ee.errors=[{instancePath:t+"/error/deta\
ils/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return ee.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDe\
tails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0;if(n){if(s.rule!==
void 0){let p=s.rule;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<1)return ee.errors=[{instancePath:t+"\
/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return ee.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails\
/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0;if(n)if(s.reason!==void 0){let p=s.
reason;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<1)return ee.errors=[{instancePath:t+"/error/details\
/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return ee.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properti\
es/reason/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0}}}}else return ee.errors=[{instancePath:t+
"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var l=v===
e}else var l=!0}}else return ee.errors=[{instancePath:t+"/error",schemaPath:"#/allOf/1/properties/error/type",keyword:"t\
ype",params:{type:"object"}}],!1}}else return ee.errors=[{instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"}}],!1;var L=o===e}return ee.errors=a,e===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fe(r,{
instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=Fe.evaluated;
return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),ee(r,{instancePath:t,parentData:B,parentDataProperty:W,
rootData:H,dynamicAnchors:S})||(a=a===null?ee.errors:a.concat(ee.errors),e=a.length),Fe.errors=a,e===0}Fe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1},O.answer5=ar;const lt={$ref:"contract:#/components/schemas/ErrorRateLimited"},ct={type:"\
object",description:"Error body. Code of a 429: the key has used up its requests for this window.",allOf:[{$ref:"#/compo\
nents/schemas/Error"},{type:"object",properties:{error:{type:"object",properties:{code:{$ref:"#/components/schemas/Error\
CodeRateLimited"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}}]},
Vr={type:"string",description:"Code of a 429: the key has used up its requests for this window.",enum:["RATE_LIMITED"]};
function be(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;
const m=be.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!(r&&typeof r=="object"&&!Array.
isArray(r)))return be.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;const d=e;$(
r,{instancePath:t,parentData:B,parentDataProperty:W,rootData:H,dynamicAnchors:S})||(a=a===null?$.errors:a.concat($.errors),
e=a.length);var L=d===e;if(L){const o=e;if(e===o)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.error!==void 0){let g=r.
error;if(e===e)if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.code!==void 0){let s=g.code;const v=e;if(typeof s!="str\
ing")return be.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeRateLimited/type",keyword:"\
type",params:{type:"string"}}],!1;if(s!=="RATE_LIMITED")return be.errors=[{instancePath:t+"/error/code",schemaPath:"#/co\
mponents/schemas/ErrorCodeRateLimited/enum",keyword:"enum",params:{allowedValues:Vr.enum}}],!1;var l=v===e}else var l=!0;
if(l){if(g.message!==void 0){let s=g.message;const v=e;if(e===e)if(typeof s=="string"){if(s.length<2&&f(s)<1)return be.errors=
[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return be.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"\
type",params:{type:"string"}}],!1;var l=v===e}else var l=!0;if(l)if(g.details!==void 0){let s=g.details;const v=e;if(e===
e)if(s&&typeof s=="object"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U="parameter")||s.rule===void 0&&(U="rule"))
return be.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"requ\
ired",params:{missingProperty:U}}],!1;{const T=e;for(const p in s)if(!(p==="parameter"||p==="value"||p==="rule"||p==="re\
ason")){return be.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(T===e){if(s.parameter!==void 0){let p=s.
parameter;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<1)return be.errors=[{instancePath:t+"/error/deta\
ils/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return be.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDe\
tails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0;if(n){if(s.rule!==
void 0){let p=s.rule;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<1)return be.errors=[{instancePath:t+"\
/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return be.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails\
/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0;if(n)if(s.reason!==void 0){let p=s.
reason;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<1)return be.errors=[{instancePath:t+"/error/details\
/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return be.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properti\
es/reason/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0}}}}else return be.errors=[{instancePath:t+
"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var l=v===
e}else var l=!0}}else return be.errors=[{instancePath:t+"/error",schemaPath:"#/allOf/1/properties/error/type",keyword:"t\
ype",params:{type:"object"}}],!1}}else return be.errors=[{instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"}}],!1;var L=o===e}return be.errors=a,e===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ar(r,{
instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=ar.evaluated;
return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),be(r,{instancePath:t,parentData:B,parentDataProperty:W,
rootData:H,dynamicAnchors:S})||(a=a===null?be.errors:a.concat(be.errors),e=a.length),ar.errors=a,e===0}ar.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1},O.answer6=nr;const ft={$ref:"contract:#/components/schemas/ErrorInternalServerError"},ut={
type:"object",description:"Error body. Code of a 500: something unexpected failed.",allOf:[{$ref:"#/components/schemas/E\
rror"},{type:"object",properties:{error:{type:"object",properties:{code:{$ref:"#/components/schemas/ErrorCodeInternalSer\
verError"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}}]},Br={
type:"string",description:"Code of a 500: something unexpected failed.",enum:["INTERNAL_SERVER_ERROR"]};function qe(r,{instancePath:t="",
parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=qe.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r)))return qe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;const d=e;$(r,{instancePath:t,parentData:B,parentDataProperty:W,
rootData:H,dynamicAnchors:S})||(a=a===null?$.errors:a.concat($.errors),e=a.length);var L=d===e;if(L){const o=e;if(e===o)
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.error!==void 0){let g=r.error;if(e===e)if(g&&typeof g=="object"&&!Array.
isArray(g)){if(g.code!==void 0){let s=g.code;const v=e;if(typeof s!="string")return qe.errors=[{instancePath:t+"/error/c\
ode",schemaPath:"#/components/schemas/ErrorCodeInternalServerError/type",keyword:"type",params:{type:"string"}}],!1;if(s!==
"INTERNAL_SERVER_ERROR")return qe.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeIntern\
alServerError/enum",keyword:"enum",params:{allowedValues:Br.enum}}],!1;var l=v===e}else var l=!0;if(l){if(g.message!==void 0){
let s=g.message;const v=e;if(e===e)if(typeof s=="string"){if(s.length<2&&f(s)<1)return qe.errors=[{instancePath:t+"/erro\
r/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return qe.
errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"\
string"}}],!1;var l=v===e}else var l=!0;if(l)if(g.details!==void 0){let s=g.details;const v=e;if(e===e)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U="parameter")||s.rule===void 0&&(U="rule"))return qe.errors=
[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],
!1;{const T=e;for(const p in s)if(!(p==="parameter"||p==="value"||p==="rule"||p==="reason")){return qe.errors=[{instancePath:t+
"/error/details",schemaPath:"#/components/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p}}],!1;break}if(T===e){if(s.parameter!==void 0){let p=s.parameter;const A=e;if(e===A)if(typeof p=="s\
tring"){if(p.length<2&&f(p)<1)return qe.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/sche\
mas/ErrorDetails/properties/parameter/minLength",keyword:"minLength",params:{limit:1}}],!1}else return qe.errors=[{instancePath:t+
"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{
type:"string"}}],!1;var n=A===e}else var n=!0;if(n){if(s.rule!==void 0){let p=s.rule;const A=e;if(e===A)if(typeof p=="st\
ring"){if(p.length<2&&f(p)<1)return qe.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/Er\
rorDetails/properties/rule/minLength",keyword:"minLength",params:{limit:1}}],!1}else return qe.errors=[{instancePath:t+"\
/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"st\
ring"}}],!1;var n=A===e}else var n=!0;if(n)if(s.reason!==void 0){let p=s.reason;const A=e;if(e===A)if(typeof p=="string"){
if(p.length<2&&f(p)<1)return qe.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDe\
tails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],!1}else return qe.errors=[{instancePath:t+"/er\
ror/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"type",params:{type:"s\
tring"}}],!1;var n=A===e}else var n=!0}}}}else return qe.errors=[{instancePath:t+"/error/details",schemaPath:"#/componen\
ts/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var l=v===e}else var l=!0}}else return qe.errors=
[{instancePath:t+"/error",schemaPath:"#/allOf/1/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}else return qe.
errors=[{instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"}}],!1;var L=o===e}return qe.errors=
a,e===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function nr(r,{instancePath:t="",parentData:B,parentDataProperty:W,
rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=nr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),qe(r,{instancePath:t,parentData:B,parentDataProperty:W,rootData:H,dynamicAnchors:S})||(a=a===null?qe.errors:
a.concat(qe.errors),e=a.length),nr.errors=a,e===0}nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},O.answer7=ir;const yt={
$ref:"contract:#/components/schemas/ErrorServiceUnavailable"},ht={type:"object",description:"Error body. Code of a 503: \
the service cannot answer for the moment.",allOf:[{$ref:"#/components/schemas/Error"},{type:"object",properties:{error:{
type:"object",properties:{code:{$ref:"#/components/schemas/ErrorCodeServiceUnavailable"},message:{$ref:"#/components/sch\
emas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}}]},Wr={type:"string",description:"Code of a 50\
3: the service cannot answer for the moment.",enum:["SERVICE_UNAVAILABLE"]};function Le(r,{instancePath:t="",parentData:B,
parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=Le.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r)))return Le.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;const d=e;$(r,{instancePath:t,parentData:B,parentDataProperty:W,rootData:H,
dynamicAnchors:S})||(a=a===null?$.errors:a.concat($.errors),e=a.length);var L=d===e;if(L){const o=e;if(e===o)if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.error!==void 0){let g=r.error;if(e===e)if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.
code!==void 0){let s=g.code;const v=e;if(typeof s!="string")return Le.errors=[{instancePath:t+"/error/code",schemaPath:"\
#/components/schemas/ErrorCodeServiceUnavailable/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="SERVICE_UNAVAI\
LABLE")return Le.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeServiceUnavailable/enum",
keyword:"enum",params:{allowedValues:Wr.enum}}],!1;var l=v===e}else var l=!0;if(l){if(g.message!==void 0){let s=g.message;
const v=e;if(e===e)if(typeof s=="string"){if(s.length<2&&f(s)<1)return Le.errors=[{instancePath:t+"/error/message",schemaPath:"\
#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Le.errors=[{instancePath:t+
"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var l=v===
e}else var l=!0;if(l)if(g.details!==void 0){let s=g.details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(
s)){let U;if(s.parameter===void 0&&(U="parameter")||s.rule===void 0&&(U="rule"))return Le.errors=[{instancePath:t+"/erro\
r/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],!1;{const T=e;
for(const p in s)if(!(p==="parameter"||p==="value"||p==="rule"||p==="reason")){return Le.errors=[{instancePath:t+"/error\
/details",schemaPath:"#/components/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(T===e){if(s.parameter!==void 0){let p=s.parameter;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(
p)<1)return Le.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properti\
es/parameter/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Le.errors=[{instancePath:t+"/error/details\
/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],
!1;var n=A===e}else var n=!0;if(n){if(s.rule!==void 0){let p=s.rule;const A=e;if(e===A)if(typeof p=="string"){if(p.length<
2&&f(p)<1)return Le.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properti\
es/rule/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Le.errors=[{instancePath:t+"/error/details/rule",
schemaPath:"#/components/schemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var n=A===
e}else var n=!0;if(n)if(s.reason!==void 0){let p=s.reason;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<
1)return Le.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/rea\
son/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Le.errors=[{instancePath:t+"/error/details/reason",
schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var n=A===
e}else var n=!0}}}}else return Le.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails\
/type",keyword:"type",params:{type:"object"}}],!1;var l=v===e}else var l=!0}}else return Le.errors=[{instancePath:t+"/er\
ror",schemaPath:"#/allOf/1/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}else return Le.errors=[{instancePath:t,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"}}],!1;var L=o===e}return Le.errors=a,e===0}Le.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ir(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,
dynamicAnchors:S={}}={}){let a=null,e=0;const m=ir.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),Le(r,{instancePath:t,parentData:B,parentDataProperty:W,rootData:H,dynamicAnchors:S})||(a=a===null?Le.errors:
a.concat(Le.errors),e=a.length),ir.errors=a,e===0}ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},O.answer8=pr;const gt={
$ref:"contract:#/components/schemas/PaymentRequest"},Xr={type:"object",description:"A payment request, as creation and r\
etrieval answer it.",additionalProperties:!1,required:["id","amount","currency","status","payment_url","created_at","exp\
ires_at"],properties:{id:{$ref:"#/components/schemas/PaymentRequestId"},amount:{type:"number",minimum:1e-8,description:"\
What the customer is to pay, in `currency`."},currency:{$ref:"#/components/schemas/Currency"},status:{$ref:"#/components\
/schemas/PaymentStatus"},payment_url:{$ref:"#/components/schemas/HttpUrl",description:"The page where the customer pays."},
created_at:{$ref:"#/components/schemas/Timestamp",description:"When the payment request was created."},expires_at:{$ref:"\
#/components/schemas/Timestamp",description:"Until when it can be paid."},description:{$ref:"#/components/schemas/Descri\
ption",description:"As given; absent when not given."},callback_url:{$ref:"#/components/schemas/HttpUrl",description:"Wh\
ere the customer is sent after completion or failure; absent when not given."},metadata:{$ref:"#/components/schemas/Meta\
data",description:"As given; absent when not given."},customer_email:{$ref:"#/components/schemas/Email",description:"As \
given; absent when not given."},paid_at:{$ref:"#/components/schemas/Timestamp",description:"When the payment was confirm\
ed; present once paid."},paid_amount:{type:"number",minimum:1e-8,description:"The cryptocurrency that was received, in `\
paid_currency`; present once paid."},paid_currency:{$ref:"#/components/schemas/CryptoCurrency",description:"The cryptocu\
rrency that the customer paid in; present once paid."},transaction_id:{$ref:"#/components/schemas/TransactionId",description:"\
The transaction that completed the payment; present once paid."}},if:{additionalProperties:!0,properties:{status:{const:"\
paid"}}},then:{additionalProperties:!0,properties:{paid_at:{},paid_amount:{},paid_currency:{},transaction_id:{}},required:[
"paid_at","paid_amount","paid_currency","transaction_id"]},else:{additionalProperties:!0,not:{anyOf:[{properties:{paid_at:{}},
required:["paid_at"]},{properties:{paid_amount:{}},required:["paid_amount"]},{properties:{paid_currency:{}},required:["p\
aid_currency"]},{properties:{transaction_id:{}},required:["transaction_id"]}]}}},vt={type:"string",description:"Free tex\
t of the merchant.",maxLength:1e3},_t={type:"string",description:"An e-mail address.",format:"email",maxLength:254},ze={
type:"string",description:"Code of a cryptocurrency.",enum:["BTC","ETH","LTC","USDT","USDC","TRX","XRP","SOL","DOGE"]},Pt={
type:"string",description:"Identifier of a transaction.",pattern:"^txn_[0-9a-z]{24}$"},Ye=Object.prototype.hasOwnProperty,
rr=new RegExp("^txn_[0-9a-z]{24}$","u"),or=formats.email,wt={type:"object",description:"Key-value pairs of the merchant,\
 kept and returned as they are. At most 50, keys of 1 to 40 characters, values are strings of at most 500 characters, nu\
mbers of at most 15 significant digits, booleans or null.",maxProperties:50,propertyNames:{type:"string",minLength:1,maxLength:40},
additionalProperties:{$ref:"#/components/schemas/MetadataValue"}},kt={description:"A value of metadata.",anyOf:[{type:"s\
tring",maxLength:500},{type:"number"},{type:"boolean"},{type:"null"}]};function De(r,{instancePath:t="",parentData:B,parentDataProperty:W,
rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=De.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length>50)return De.errors=[{instancePath:t,
schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(const n in r){const o=e;if(e===o)if(typeof n==
"string"){if(n.length>40&&f(n)>40){const k={instancePath:t,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{
limit:40},propertyName:n};a===null?a=[k]:a.push(k),e++}else if(n.length<2&&f(n)<1){const k={instancePath:t,schemaPath:"#\
/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:n};a===null?a=[k]:a.push(k),e++}}else{const k={
instancePath:t,schemaPath:"#/propertyNames/type",keyword:"type",params:{type:"string"},propertyName:n};a===null?a=[k]:a.
push(k),e++}var d=o===e;if(!d){const k={instancePath:t,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:n}};
return a===null?a=[k]:a.push(k),e++,De.errors=a,!1;break}}if(d)for(const n in r){let o=r[n];const k=e,g=e;let z=!1;const s=e;
if(e===s)if(typeof o=="string"){if(o.length>500&&f(o)>500){const U={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/0/maxLength",keyword:"maxLength",params:{limit:500}};a===null?
a=[U]:a.push(U),e++}}else{const U={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/\
schemas/MetadataValue/anyOf/0/type",keyword:"type",params:{type:"string"}};a===null?a=[U]:a.push(U),e++}var L=s===e;z=z||
L;const v=e;if(typeof o!="number"){const U={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/co\
mponents/schemas/MetadataValue/anyOf/1/type",keyword:"type",params:{type:"number"}};a===null?a=[U]:a.push(U),e++}var L=v===
e;z=z||L;const G=e;if(typeof o!="boolean"){const U={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/components/schemas/MetadataValue/anyOf/2/type",keyword:"type",params:{type:"boolean"}};a===null?a=[U]:a.push(U),e++}var L=G===
e;z=z||L;const x=e;if(o!==null){const U={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/compo\
nents/schemas/MetadataValue/anyOf/3/type",keyword:"type",params:{type:"null"}};a===null?a=[U]:a.push(U),e++}var L=x===e;
if(z=z||L,z)e=g,a!==null&&(g?a.length=g:a=null);else{const U={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/components/schemas/MetadataValue/anyOf",keyword:"anyOf",params:{}};return a===null?a=[U]:a.push(U),e++,De.
errors=a,!1}var l=k===e;if(!l)break}}else return De.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return De.errors=a,e===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Q(r,{instancePath:t="",
parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=Q.evaluated;m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0);const d=e;let L=!0;const l=e;if(r&&typeof r=="object"&&!Array.isArray(
r)&&r.status!==void 0&&r.status!=="paid"){const v={};a===null?a=[v]:a.push(v),e++}var n=l===e;e=d,a!==null&&(d?a.length=
d:a=null);let o;if(n){const v=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.paid_at===void 0&&(x="paid_at")||
r.paid_amount===void 0&&(x="paid_amount")||r.paid_currency===void 0&&(x="paid_currency")||r.transaction_id===void 0&&(x=
"transaction_id"))return Q.errors=[{instancePath:t,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:x}}],
!1}var n=v===e;L=n,o="then"}else{const v=e,G=e,x=e,U=e;let T=!1;const p=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let We;
if(r.paid_at===void 0&&(We="paid_at")){const ue={};a===null?a=[ue]:a.push(ue),e++}}var g=p===e;if(T=T||g,g){var k={};k.paid_at=
!0}const A=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let We;if(r.paid_amount===void 0&&(We="paid_amount")){const ue={};
a===null?a=[ue]:a.push(ue),e++}}var g=A===e;T=T||g,g&&k!==!0&&(k=k||{},k.paid_amount=!0);const he=e;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){let We;if(r.paid_currency===void 0&&(We="paid_currency")){const ue={};a===null?a=[ue]:a.push(ue),
e++}}var g=he===e;T=T||g,g&&k!==!0&&(k=k||{},k.paid_currency=!0);const Ce=e;if(r&&typeof r=="object"&&!Array.isArray(r)){
let We;if(r.transaction_id===void 0&&(We="transaction_id")){const ue={};a===null?a=[ue]:a.push(ue),e++}}var g=Ce===e;if(T=
T||g,g&&k!==!0&&(k=k||{},k.transaction_id=!0),T)e=U,a!==null&&(U?a.length=U:a=null);else{const We={};a===null?a=[We]:a.push(
We),e++}var z=x===e;if(z)return Q.errors=[{instancePath:t,schemaPath:"#/else/not",keyword:"not",params:{}}],!1;e=G,a!==null&&
(G?a.length=G:a=null);var n=v===e;L=n,o="else"}if(!L){const v={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:o}};
return a===null?a=[v]:a.push(v),e++,Q.errors=a,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.id===
void 0&&(v="id")||r.amount===void 0&&(v="amount")||r.currency===void 0&&(v="currency")||r.status===void 0&&(v="status")||
r.payment_url===void 0&&(v="payment_url")||r.created_at===void 0&&(v="created_at")||r.expires_at===void 0&&(v="expires_a\
t"))return Q.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:v}}],!1;{const G=e;
for(const x in r)if(!Ye.call(Xr.properties,x)){return Q.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:x}}],!1;break}if(G===e){if(r.id!==void 0){let x=r.id;const U=e;if(e===e)
if(typeof x=="string"){if(!Y.test(x))return Q.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/PaymentRequ\
estId/pattern",keyword:"pattern",params:{pattern:"^pay_req_[0-9a-z]{24}$"}}],!1}else return Q.errors=[{instancePath:t+"/\
id",schemaPath:"#/components/schemas/PaymentRequestId/type",keyword:"type",params:{type:"string"}}],!1;var s=U===e}else var s=!0;
if(s){if(r.amount!==void 0){let x=r.amount;const U=e;if(e===U)if(typeof x=="number"){if(x<1e-8||isNaN(x))return Q.errors=
[{instancePath:t+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1e-8}}],
!1}else return Q.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"nu\
mber"}}],!1;var s=U===e}else var s=!0;if(s){if(r.currency!==void 0){let x=r.currency;const U=e;if(typeof x!="string")return Q.
errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/type",keyword:"type",params:{type:"string"}}],
!1;if(!(x==="BTC"||x==="ETH"||x==="LTC"||x==="USDT"||x==="USDC"||x==="TRX"||x==="XRP"||x==="SOL"||x==="DOGE"||x==="USD"||
x==="EUR"||x==="GBP"||x==="CHF"||x==="CAD"||x==="AUD"||x==="JPY"))return Q.errors=[{instancePath:t+"/currency",schemaPath:"\
#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:I.enum}}],!1;var s=U===e}else var s=!0;if(s){if(r.
status!==void 0){let x=r.status;const U=e;if(typeof x!="string")return Q.errors=[{instancePath:t+"/status",schemaPath:"#\
/components/schemas/PaymentStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(x==="pending"||x==="paid"||x==="\
expired"||x==="failed"))return Q.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/PaymentStatus/enum",
keyword:"enum",params:{allowedValues:ie.enum}}],!1;var s=U===e}else var s=!0;if(s){if(r.payment_url!==void 0){let x=r.payment_url;
const U=e,T=e;if(e===T&&e===T)if(typeof x=="string"){if(x.length>2048&&f(x)>2048)return Q.errors=[{instancePath:t+"/paym\
ent_url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(R.test(x)){
if(!N(x))return Q.errors=[{instancePath:t+"/payment_url",schemaPath:"#/components/schemas/HttpUrl/format",keyword:"forma\
t",params:{format:"uri"}}],!1}else return Q.errors=[{instancePath:t+"/payment_url",schemaPath:"#/components/schemas/Http\
Url/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]"}}],!1}else return Q.errors=[{instancePath:t+
"/payment_url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"type",params:{type:"string"}}],!1;var s=U===e}else
var s=!0;if(s){if(r.created_at!==void 0){let x=r.created_at;const U=e,T=e;if(e===T&&e===T)if(typeof x=="string")if(u.test(
x)){if(!q(x))return Q.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"\
format",params:{format:"date-time"}}],!1}else return Q.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/sc\
hemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],
!1;else return Q.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{
type:"string"}}],!1;var s=U===e}else var s=!0;if(s){if(r.expires_at!==void 0){let x=r.expires_at;const U=e,T=e;if(e===T&&
e===T)if(typeof x=="string")if(u.test(x)){if(!q(x))return Q.errors=[{instancePath:t+"/expires_at",schemaPath:"#/componen\
ts/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return Q.errors=[{instancePath:t+"/e\
xpires_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{\
2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return Q.errors=[{instancePath:t+"/expires_at",schemaPath:"#/components/schem\
as/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var s=U===e}else var s=!0;if(s){if(r.description!==void 0){
let x=r.description;const U=e;if(e===e)if(typeof x=="string"){if(x.length>1e3&&f(x)>1e3)return Q.errors=[{instancePath:t+
"/description",schemaPath:"#/components/schemas/Description/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return Q.
errors=[{instancePath:t+"/description",schemaPath:"#/components/schemas/Description/type",keyword:"type",params:{type:"s\
tring"}}],!1;var s=U===e}else var s=!0;if(s){if(r.callback_url!==void 0){let x=r.callback_url;const U=e,T=e;if(e===T&&e===
T)if(typeof x=="string"){if(x.length>2048&&f(x)>2048)return Q.errors=[{instancePath:t+"/callback_url",schemaPath:"#/comp\
onents/schemas/HttpUrl/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(R.test(x)){if(!N(x))return Q.errors=[{
instancePath:t+"/callback_url",schemaPath:"#/components/schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],
!1}else return Q.errors=[{instancePath:t+"/callback_url",schemaPath:"#/components/schemas/HttpUrl/pattern",keyword:"patt\
ern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]"}}],!1}else return Q.errors=[{instancePath:t+"/callback_url",schemaPath:"\
#/components/schemas/HttpUrl/type",keyword:"type",params:{type:"string"}}],!1;var s=U===e}else var s=!0;if(s){if(r.metadata!==
void 0){const x=e;De(r.metadata,{instancePath:t+"/metadata",parentData:r,parentDataProperty:"metadata",rootData:H,dynamicAnchors:S})||
(a=a===null?De.errors:a.concat(De.errors),e=a.length);var s=x===e}else var s=!0;if(s){if(r.customer_email!==void 0){let x=r.
customer_email;const U=e,T=e;if(e===T&&e===T)if(typeof x=="string"){if(x.length>254&&f(x)>254)return Q.errors=[{instancePath:t+
"/customer_email",schemaPath:"#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit:254}}],!1;if(!or(x))
return Q.errors=[{instancePath:t+"/customer_email",schemaPath:"#/components/schemas/Email/format",keyword:"format",params:{
format:"email"}}],!1}else return Q.errors=[{instancePath:t+"/customer_email",schemaPath:"#/components/schemas/Email/type",
keyword:"type",params:{type:"string"}}],!1;var s=U===e}else var s=!0;if(s){if(r.paid_at!==void 0){let x=r.paid_at;const U=e,
T=e;if(e===T&&e===T)if(typeof x=="string")if(u.test(x)){if(!q(x))return Q.errors=[{instancePath:t+"/paid_at",schemaPath:"\
#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return Q.errors=[{instancePath:t+
"/paid_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{\
2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return Q.errors=[{instancePath:t+"/paid_at",schemaPath:"#/components/schemas/\
Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var s=U===e}else var s=!0;if(s){if(r.paid_amount!==void 0){let x=r.
paid_amount;const U=e;if(e===U)if(typeof x=="number"){if(x<1e-8||isNaN(x))return Q.errors=[{instancePath:t+"/paid_amount",
schemaPath:"#/properties/paid_amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1e-8}}],!1}else return Q.errors=
[{instancePath:t+"/paid_amount",schemaPath:"#/properties/paid_amount/type",keyword:"type",params:{type:"number"}}],!1;var s=U===
e}else var s=!0;if(s){if(r.paid_currency!==void 0){let x=r.paid_currency;const U=e;if(typeof x!="string")return Q.errors=
[{instancePath:t+"/paid_currency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"str\
ing"}}],!1;if(!(x==="BTC"||x==="ETH"||x==="LTC"||x==="USDT"||x==="USDC"||x==="TRX"||x==="XRP"||x==="SOL"||x==="DOGE"))return Q.
errors=[{instancePath:t+"/paid_currency",schemaPath:"#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:ze.
enum}}],!1;var s=U===e}else var s=!0;if(s)if(r.transaction_id!==void 0){let x=r.transaction_id;const U=e;if(e===e)if(typeof x==
"string"){if(!rr.test(x))return Q.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/components/schemas/Transaction\
Id/pattern",keyword:"pattern",params:{pattern:"^txn_[0-9a-z]{24}$"}}],!1}else return Q.errors=[{instancePath:t+"/transac\
tion_id",schemaPath:"#/components/schemas/TransactionId/type",keyword:"type",params:{type:"string"}}],!1;var s=U===e}else
var s=!0}}}}}}}}}}}}}}}}else return Q.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return Q.errors=a,e===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pr(r,{instancePath:t="",parentData:B,
parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=pr.evaluated;return m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),Q(r,{instancePath:t,parentData:B,parentDataProperty:W,rootData:H,dynamicAnchors:S})||
(a=a===null?Q.errors:a.concat(Q.errors),e=a.length),pr.errors=a,e===0}pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},
O.answer9=mr;const bt={$ref:"contract:#/components/schemas/ErrorIdempotencyConflict"},qt={type:"object",description:"Err\
or body. Code of a 409: the first request with this Idempotency-Key is still running.",allOf:[{$ref:"#/components/schema\
s/Error"},{type:"object",properties:{error:{type:"object",properties:{code:{$ref:"#/components/schemas/ErrorCodeIdempote\
ncyConflict"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}}]},
Gr={type:"string",description:"Code of a 409: the first request with this Idempotency-Key is still running.",enum:["IDEM\
POTENCY_KEY_IN_USE"]};function Ae(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){
let a=null,e=0;const m=Ae.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!(r&&typeof r==
"object"&&!Array.isArray(r)))return Ae.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;const d=e;$(r,{instancePath:t,parentData:B,parentDataProperty:W,rootData:H,dynamicAnchors:S})||(a=a===null?$.errors:a.
concat($.errors),e=a.length);var L=d===e;if(L){const o=e;if(e===o)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.error!==
void 0){let g=r.error;if(e===e)if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.code!==void 0){let s=g.code;const v=e;if(typeof s!=
"string")return Ae.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeIdempotencyConflict/t\
ype",keyword:"type",params:{type:"string"}}],!1;if(s!=="IDEMPOTENCY_KEY_IN_USE")return Ae.errors=[{instancePath:t+"/erro\
r/code",schemaPath:"#/components/schemas/ErrorCodeIdempotencyConflict/enum",keyword:"enum",params:{allowedValues:Gr.enum}}],
!1;var l=v===e}else var l=!0;if(l){if(g.message!==void 0){let s=g.message;const v=e;if(e===e)if(typeof s=="string"){if(s.
length<2&&f(s)<1)return Ae.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}else return Ae.errors=[{instancePath:t+"/error/message",schemaPath:"#/com\
ponents/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e}else var l=!0;if(l)if(g.details!==
void 0){let s=g.details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U=
"parameter")||s.rule===void 0&&(U="rule"))return Ae.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/sc\
hemas/ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],!1;{const T=e;for(const p in s)if(!(p==="pa\
rameter"||p==="value"||p==="rule"||p==="reason")){return Ae.errors=[{instancePath:t+"/error/details",schemaPath:"#/compo\
nents/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}
if(T===e){if(s.parameter!==void 0){let p=s.parameter;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<1)return Ae.
errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1}else return Ae.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"\
#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else
var n=!0;if(n){if(s.rule!==void 0){let p=s.rule;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<1)return Ae.
errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Ae.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/s\
chemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0;if(n)if(s.
reason!==void 0){let p=s.reason;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<1)return Ae.errors=[{instancePath:t+
"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return Ae.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetai\
ls/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0}}}}else return Ae.errors=
[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"objec\
t"}}],!1;var l=v===e}else var l=!0}}else return Ae.errors=[{instancePath:t+"/error",schemaPath:"#/allOf/1/properties/err\
or/type",keyword:"type",params:{type:"object"}}],!1}}else return Ae.errors=[{instancePath:t,schemaPath:"#/allOf/1/type",
keyword:"type",params:{type:"object"}}],!1;var L=o===e}return Ae.errors=a,e===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function mr(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;
const m=mr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Ae(r,{instancePath:t,parentData:B,
parentDataProperty:W,rootData:H,dynamicAnchors:S})||(a=a===null?Ae.errors:a.concat(Ae.errors),e=a.length),mr.errors=a,e===
0}mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},O.answer10=dr;const Lt={$ref:"contract:#/components/schemas/Er\
rorIdempotencyUnprocessable"},Dt={type:"object",description:"Error body. Code of a 422: this Idempotency-Key was used wi\
th another body.",allOf:[{$ref:"#/components/schemas/Error"},{type:"object",properties:{error:{type:"object",properties:{
code:{$ref:"#/components/schemas/ErrorCodeIdempotencyUnprocessable"},message:{$ref:"#/components/schemas/ErrorMessage"},
details:{$ref:"#/components/schemas/ErrorDetails"}}}}}]},zr={type:"string",description:"Code of a 422: this Idempotency-\
Key was used with another body.",enum:["IDEMPOTENCY_KEY_REUSED"]};function Ee(r,{instancePath:t="",parentData:B,parentDataProperty:W,
rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=Ee.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r)))return Ee.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;const d=e;$(r,{instancePath:t,parentData:B,parentDataProperty:W,rootData:H,dynamicAnchors:S})||
(a=a===null?$.errors:a.concat($.errors),e=a.length);var L=d===e;if(L){const o=e;if(e===o)if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.error!==void 0){let g=r.error;if(e===e)if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.code!==void 0){
let s=g.code;const v=e;if(typeof s!="string")return Ee.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/sc\
hemas/ErrorCodeIdempotencyUnprocessable/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="IDEMPOTENCY_KEY_REUSED")
return Ee.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeIdempotencyUnprocessable/enum",
keyword:"enum",params:{allowedValues:zr.enum}}],!1;var l=v===e}else var l=!0;if(l){if(g.message!==void 0){let s=g.message;
const v=e;if(e===e)if(typeof s=="string"){if(s.length<2&&f(s)<1)return Ee.errors=[{instancePath:t+"/error/message",schemaPath:"\
#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Ee.errors=[{instancePath:t+
"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var l=v===
e}else var l=!0;if(l)if(g.details!==void 0){let s=g.details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(
s)){let U;if(s.parameter===void 0&&(U="parameter")||s.rule===void 0&&(U="rule"))return Ee.errors=[{instancePath:t+"/erro\
r/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],!1;{const T=e;
for(const p in s)if(!(p==="parameter"||p==="value"||p==="rule"||p==="reason")){return Ee.errors=[{instancePath:t+"/error\
/details",schemaPath:"#/components/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(T===e){if(s.parameter!==void 0){let p=s.parameter;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(
p)<1)return Ee.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properti\
es/parameter/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Ee.errors=[{instancePath:t+"/error/details\
/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],
!1;var n=A===e}else var n=!0;if(n){if(s.rule!==void 0){let p=s.rule;const A=e;if(e===A)if(typeof p=="string"){if(p.length<
2&&f(p)<1)return Ee.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properti\
es/rule/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Ee.errors=[{instancePath:t+"/error/details/rule",
schemaPath:"#/components/schemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var n=A===
e}else var n=!0;if(n)if(s.reason!==void 0){let p=s.reason;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<
1)return Ee.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/rea\
son/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Ee.errors=[{instancePath:t+"/error/details/reason",
schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var n=A===
e}else var n=!0}}}}else return Ee.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails\
/type",keyword:"type",params:{type:"object"}}],!1;var l=v===e}else var l=!0}}else return Ee.errors=[{instancePath:t+"/er\
ror",schemaPath:"#/allOf/1/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}else return Ee.errors=[{instancePath:t,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"}}],!1;var L=o===e}return Ee.errors=a,e===0}Ee.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function dr(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,
dynamicAnchors:S={}}={}){let a=null,e=0;const m=dr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),Ee(r,{instancePath:t,parentData:B,parentDataProperty:W,rootData:H,dynamicAnchors:S})||(a=a===null?Ee.errors:
a.concat(Ee.errors),e=a.length),dr.errors=a,e===0}dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},O.answer11=lr;
const At={$ref:"contract:#/components/schemas/ErrorNotFound"},Et={type:"object",description:"Error body. Code of a 404: \
this merchant has no such resource.",allOf:[{$ref:"#/components/schemas/Error"},{type:"object",properties:{error:{type:"\
object",properties:{code:{$ref:"#/components/schemas/ErrorCodeNotFound"},message:{$ref:"#/components/schemas/ErrorMessag\
e"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}}]},Yr={type:"string",description:"Code of a 404: this merchant\
 has no such resource.",enum:["RESOURCE_NOT_FOUND"]};function xe(r,{instancePath:t="",parentData:B,parentDataProperty:W,
rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=xe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r)))return xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;const d=e;$(r,{instancePath:t,parentData:B,parentDataProperty:W,rootData:H,dynamicAnchors:S})||
(a=a===null?$.errors:a.concat($.errors),e=a.length);var L=d===e;if(L){const o=e;if(e===o)if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.error!==void 0){let g=r.error;if(e===e)if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.code!==void 0){
let s=g.code;const v=e;if(typeof s!="string")return xe.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/sc\
hemas/ErrorCodeNotFound/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="RESOURCE_NOT_FOUND")return xe.errors=[{
instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeNotFound/enum",keyword:"enum",params:{allowedValues:Yr.
enum}}],!1;var l=v===e}else var l=!0;if(l){if(g.message!==void 0){let s=g.message;const v=e;if(e===e)if(typeof s=="strin\
g"){if(s.length<2&&f(s)<1)return xe.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessa\
ge/minLength",keyword:"minLength",params:{limit:1}}],!1}else return xe.errors=[{instancePath:t+"/error/message",schemaPath:"\
#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e}else var l=!0;if(l)if(g.details!==
void 0){let s=g.details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U=
"parameter")||s.rule===void 0&&(U="rule"))return xe.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/sc\
hemas/ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],!1;{const T=e;for(const p in s)if(!(p==="pa\
rameter"||p==="value"||p==="rule"||p==="reason")){return xe.errors=[{instancePath:t+"/error/details",schemaPath:"#/compo\
nents/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}
if(T===e){if(s.parameter!==void 0){let p=s.parameter;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<1)return xe.
errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1}else return xe.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"\
#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else
var n=!0;if(n){if(s.rule!==void 0){let p=s.rule;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<1)return xe.
errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return xe.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/s\
chemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0;if(n)if(s.
reason!==void 0){let p=s.reason;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<1)return xe.errors=[{instancePath:t+
"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return xe.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetai\
ls/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0}}}}else return xe.errors=
[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"objec\
t"}}],!1;var l=v===e}else var l=!0}}else return xe.errors=[{instancePath:t+"/error",schemaPath:"#/allOf/1/properties/err\
or/type",keyword:"type",params:{type:"object"}}],!1}}else return xe.errors=[{instancePath:t,schemaPath:"#/allOf/1/type",
keyword:"type",params:{type:"object"}}],!1;var L=o===e}return xe.errors=a,e===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function lr(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;
const m=lr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),xe(r,{instancePath:t,parentData:B,
parentDataProperty:W,rootData:H,dynamicAnchors:S})||(a=a===null?xe.errors:a.concat(xe.errors),e=a.length),lr.errors=a,e===
0}lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},O.answer12=cr;const xt={$ref:"contract:#/components/schemas/Tr\
ansactionList"},Tt={type:"object",description:"One page of transactions.",additionalProperties:!1,required:["data","has_\
more","url"],properties:{data:{type:"array",description:"Newest first.",maxItems:100,items:{$ref:"#/components/schemas/T\
ransactionListItem"}},has_more:{$ref:"#/components/schemas/HasMore"},url:{type:"string",description:"Relative path with \
query of the next page; without another page, of the same query without cursor.",pattern:"^[/]v1[/]transactions(\\?.+)?$"}}},
Tr={type:"object",description:"A transaction in the short form of a list.",additionalProperties:!1,required:["id","payme\
nt_request_id","amount","currency","crypto_amount","crypto_currency","status","type","created_at","updated_at"],properties:{
id:{$ref:"#/components/schemas/TransactionId"},payment_request_id:{type:["string","null"],description:"The payment reque\
st that it belongs to; null where there is none, as for a payout.",pattern:"^pay_req_[0-9a-z]{24}$"},amount:{type:"numbe\
r",minimum:0,description:"The value of the transaction, in `currency`. Zero when it is less than the currency's smallest\
 unit."},currency:{$ref:"#/components/schemas/Currency"},crypto_amount:{type:"number",minimum:1e-8,description:"What mov\
ed on the chain, in `crypto_currency`."},crypto_currency:{$ref:"#/components/schemas/CryptoCurrency"},status:{$ref:"#/co\
mponents/schemas/TransactionStatus"},type:{$ref:"#/components/schemas/TransactionType"},created_at:{$ref:"#/components/s\
chemas/Timestamp",description:"When the transaction was first seen or sent."},updated_at:{$ref:"#/components/schemas/Tim\
estamp",description:"When it last changed."}},if:{additionalProperties:!0,properties:{type:{const:"payout"}}},then:{additionalProperties:!0,
properties:{payment_request_id:{type:"null"}}},else:{additionalProperties:!0,properties:{payment_request_id:{type:"strin\
g"}}}},Ir={type:"string",description:"`pending` is seen and not yet confirmed; `confirmed` has all its confirmations; `f\
ailed` never will; `refunded` was confirmed and then returned in full.",enum:["pending","confirmed","failed","refunded"]},
jr={type:"string",description:"What moved the money. A payment comes in, a payout or a refund goes out.",enum:["payment",
"payout","refund"]};function fe(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){
let a=null,e=0;const m=fe.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const d=e;let L=!0;
const l=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.type!==void 0&&r.type!=="payout"){const g={};a===null?a=[g]:a.push(
g),e++}var n=l===e;e=d,a!==null&&(d?a.length=d:a=null);let o;if(n){const g=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&
r.payment_request_id!==void 0&&r.payment_request_id!==null)return fe.errors=[{instancePath:t+"/payment_request_id",schemaPath:"\
#/then/properties/payment_request_id/type",keyword:"type",params:{type:"null"}}],!1;var n=g===e;L=n,o="then"}else{const g=e;
if(r&&typeof r=="object"&&!Array.isArray(r)&&r.payment_request_id!==void 0&&typeof r.payment_request_id!="string")return fe.
errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/else/properties/payment_request_id/type",keyword:"type",params:{
type:"string"}}],!1;var n=g===e;L=n,o="else"}if(!L){const g={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:o}};
return a===null?a=[g]:a.push(g),e++,fe.errors=a,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.id===
void 0&&(g="id")||r.payment_request_id===void 0&&(g="payment_request_id")||r.amount===void 0&&(g="amount")||r.currency===
void 0&&(g="currency")||r.crypto_amount===void 0&&(g="crypto_amount")||r.crypto_currency===void 0&&(g="crypto_currency")||
r.status===void 0&&(g="status")||r.type===void 0&&(g="type")||r.created_at===void 0&&(g="created_at")||r.updated_at===void 0&&
(g="updated_at"))return fe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:g}}],
!1;{const z=e;for(const s in r)if(!Ye.call(Tr.properties,s)){return fe.errors=[{instancePath:t,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(z===e){if(r.id!==void 0){let s=r.id;
const v=e;if(e===e)if(typeof s=="string"){if(!rr.test(s))return fe.errors=[{instancePath:t+"/id",schemaPath:"#/component\
s/schemas/TransactionId/pattern",keyword:"pattern",params:{pattern:"^txn_[0-9a-z]{24}$"}}],!1}else return fe.errors=[{instancePath:t+
"/id",schemaPath:"#/components/schemas/TransactionId/type",keyword:"type",params:{type:"string"}}],!1;var k=v===e}else var k=!0;
if(k){if(r.payment_request_id!==void 0){let s=r.payment_request_id;const v=e;if(typeof s!="string"&&s!==null)return fe.errors=
[{instancePath:t+"/payment_request_id",schemaPath:"#/properties/payment_request_id/type",keyword:"type",params:{type:Tr.
properties.payment_request_id.type}}],!1;if(e===v&&typeof s=="string"&&!Y.test(s))return fe.errors=[{instancePath:t+"/pa\
yment_request_id",schemaPath:"#/properties/payment_request_id/pattern",keyword:"pattern",params:{pattern:"^pay_req_[0-9a\
-z]{24}$"}}],!1;var k=v===e}else var k=!0;if(k){if(r.amount!==void 0){let s=r.amount;const v=e;if(e===v)if(typeof s=="nu\
mber"){if(s<0||isNaN(s))return fe.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}],!1}else return fe.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/a\
mount/type",keyword:"type",params:{type:"number"}}],!1;var k=v===e}else var k=!0;if(k){if(r.currency!==void 0){let s=r.currency;
const v=e;if(typeof s!="string")return fe.errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/\
type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="BTC"||s==="ETH"||s==="LTC"||s==="USDT"||s==="USDC"||s==="TRX"||
s==="XRP"||s==="SOL"||s==="DOGE"||s==="USD"||s==="EUR"||s==="GBP"||s==="CHF"||s==="CAD"||s==="AUD"||s==="JPY"))return fe.
errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:I.
enum}}],!1;var k=v===e}else var k=!0;if(k){if(r.crypto_amount!==void 0){let s=r.crypto_amount;const v=e;if(e===v)if(typeof s==
"number"){if(s<1e-8||isNaN(s))return fe.errors=[{instancePath:t+"/crypto_amount",schemaPath:"#/properties/crypto_amount/\
minimum",keyword:"minimum",params:{comparison:">=",limit:1e-8}}],!1}else return fe.errors=[{instancePath:t+"/crypto_amou\
nt",schemaPath:"#/properties/crypto_amount/type",keyword:"type",params:{type:"number"}}],!1;var k=v===e}else var k=!0;if(k){
if(r.crypto_currency!==void 0){let s=r.crypto_currency;const v=e;if(typeof s!="string")return fe.errors=[{instancePath:t+
"/crypto_currency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(s===
"BTC"||s==="ETH"||s==="LTC"||s==="USDT"||s==="USDC"||s==="TRX"||s==="XRP"||s==="SOL"||s==="DOGE"))return fe.errors=[{instancePath:t+
"/crypto_currency",schemaPath:"#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:ze.enum}}],
!1;var k=v===e}else var k=!0;if(k){if(r.status!==void 0){let s=r.status;const v=e;if(typeof s!="string")return fe.errors=
[{instancePath:t+"/status",schemaPath:"#/components/schemas/TransactionStatus/type",keyword:"type",params:{type:"string"}}],
!1;if(!(s==="pending"||s==="confirmed"||s==="failed"||s==="refunded"))return fe.errors=[{instancePath:t+"/status",schemaPath:"\
#/components/schemas/TransactionStatus/enum",keyword:"enum",params:{allowedValues:Ir.enum}}],!1;var k=v===e}else var k=!0;
if(k){if(r.type!==void 0){let s=r.type;const v=e;if(typeof s!="string")return fe.errors=[{instancePath:t+"/type",schemaPath:"\
#/components/schemas/TransactionType/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="payment"||s==="payout"||
s==="refund"))return fe.errors=[{instancePath:t+"/type",schemaPath:"#/components/schemas/TransactionType/enum",keyword:"\
enum",params:{allowedValues:jr.enum}}],!1;var k=v===e}else var k=!0;if(k){if(r.created_at!==void 0){let s=r.created_at;const v=e,
G=e;if(e===G&&e===G)if(typeof s=="string")if(u.test(s)){if(!q(s))return fe.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return fe.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\
\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return fe.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/\
schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var k=v===e}else var k=!0;if(k)if(r.updated_at!==void 0){
let s=r.updated_at;const v=e,G=e;if(e===G&&e===G)if(typeof s=="string")if(u.test(s)){if(!q(s))return fe.errors=[{instancePath:t+
"/updated_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return fe.
errors=[{instancePath:t+"/updated_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return fe.errors=[{instancePath:t+"/updated_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var k=v===e}else var k=!0}}}}}}}}}}}else
return fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return fe.errors=a,e===
0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const Kr=new RegExp("^[/]v1[/]transactions(\\?.+)?$","u");function Se(r,{
instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=Se.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let l;if(r.data===void 0&&(l="data")||r.has_more===void 0&&(l="has_more")||r.url===void 0&&(l="url"))return Se.errors=[{
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{const n=e;for(const o in r)if(!(o===
"data"||o==="has_more"||o==="url")){return Se.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:o}}],!1;break}if(n===e){if(r.data!==void 0){let o=r.data;const k=e;if(e===k)
if(Array.isArray(o)){if(o.length>100)return Se.errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/maxItems",keyword:"\
maxItems",params:{limit:100}}],!1;{var d=!0;const g=o.length;for(let z=0;z<g;z++){const s=e;fe(o[z],{instancePath:t+"/da\
ta/"+z,parentData:o,parentDataProperty:z,rootData:H,dynamicAnchors:S})||(a=a===null?fe.errors:a.concat(fe.errors),e=a.length);
var d=s===e;if(!d)break}}}else return Se.errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/type",keyword:"ty\
pe",params:{type:"array"}}],!1;var L=k===e}else var L=!0;if(L){if(r.has_more!==void 0){const o=e;if(typeof r.has_more!="\
boolean")return Se.errors=[{instancePath:t+"/has_more",schemaPath:"#/components/schemas/HasMore/type",keyword:"type",params:{
type:"boolean"}}],!1;var L=o===e}else var L=!0;if(L)if(r.url!==void 0){let o=r.url;const k=e;if(e===k)if(typeof o=="stri\
ng"){if(!Kr.test(o))return Se.errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{
pattern:"^[/]v1[/]transactions(\\?.+)?$"}}],!1}else return Se.errors=[{instancePath:t+"/url",schemaPath:"#/properties/ur\
l/type",keyword:"type",params:{type:"string"}}],!1;var L=k===e}else var L=!0}}}}else return Se.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Se.errors=a,e===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function cr(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;
const m=cr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Se(r,{instancePath:t,parentData:B,
parentDataProperty:W,rootData:H,dynamicAnchors:S})||(a=a===null?Se.errors:a.concat(Se.errors),e=a.length),cr.errors=a,e===
0}cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},O.answer13=fr;const It={$ref:"contract:#/components/schemas/Tr\
ansaction"},Cr={type:"object",description:"A transaction, as retrieval answers it.",additionalProperties:!1,required:["i\
d","payment_request_id","amount","currency","crypto_amount","crypto_currency","status","type","created_at","updated_at",
"fee","fee_currency","metadata"],properties:{id:{$ref:"#/components/schemas/TransactionId"},payment_request_id:{type:["s\
tring","null"],description:"The payment request that it belongs to; null where there is none, as for a payout.",pattern:"\
^pay_req_[0-9a-z]{24}$"},amount:{type:"number",minimum:0,description:"The value of the transaction, in `currency`. Zero \
when it is less than the currency's smallest unit."},currency:{$ref:"#/components/schemas/Currency"},crypto_amount:{type:"\
number",minimum:1e-8,description:"What moved on the chain, in `crypto_currency`."},crypto_currency:{$ref:"#/components/s\
chemas/CryptoCurrency"},status:{$ref:"#/components/schemas/TransactionStatus"},type:{$ref:"#/components/schemas/Transact\
ionType"},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the transaction was first seen or sent."},
updated_at:{$ref:"#/components/schemas/Timestamp",description:"When it last changed."},fee:{type:"number",minimum:0,description:"\
The service fee of a payment, or the network fee of a payout or refund, in `fee_currency`."},fee_currency:{$ref:"#/compo\
nents/schemas/CryptoCurrency"},metadata:{$ref:"#/components/schemas/Metadata",description:"The metadata of the payment r\
equest or payout that it belongs to; `{}` where that has none."}},if:{additionalProperties:!0,properties:{type:{const:"p\
ayout"}}},then:{additionalProperties:!0,properties:{payment_request_id:{type:"null"}}},else:{additionalProperties:!0,properties:{
payment_request_id:{type:"string"}}}};function de(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){
let a=null,e=0;const m=de.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const d=e;let L=!0;
const l=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.type!==void 0&&r.type!=="payout"){const g={};a===null?a=[g]:a.push(
g),e++}var n=l===e;e=d,a!==null&&(d?a.length=d:a=null);let o;if(n){const g=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&
r.payment_request_id!==void 0&&r.payment_request_id!==null)return de.errors=[{instancePath:t+"/payment_request_id",schemaPath:"\
#/then/properties/payment_request_id/type",keyword:"type",params:{type:"null"}}],!1;var n=g===e;L=n,o="then"}else{const g=e;
if(r&&typeof r=="object"&&!Array.isArray(r)&&r.payment_request_id!==void 0&&typeof r.payment_request_id!="string")return de.
errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/else/properties/payment_request_id/type",keyword:"type",params:{
type:"string"}}],!1;var n=g===e;L=n,o="else"}if(!L){const g={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:o}};
return a===null?a=[g]:a.push(g),e++,de.errors=a,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.id===
void 0&&(g="id")||r.payment_request_id===void 0&&(g="payment_request_id")||r.amount===void 0&&(g="amount")||r.currency===
void 0&&(g="currency")||r.crypto_amount===void 0&&(g="crypto_amount")||r.crypto_currency===void 0&&(g="crypto_currency")||
r.status===void 0&&(g="status")||r.type===void 0&&(g="type")||r.created_at===void 0&&(g="created_at")||r.updated_at===void 0&&
(g="updated_at")||r.fee===void 0&&(g="fee")||r.fee_currency===void 0&&(g="fee_currency")||r.metadata===void 0&&(g="metad\
ata"))return de.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:g}}],!1;{const z=e;
for(const s in r)if(!Ye.call(Cr.properties,s)){return de.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(z===e){if(r.id!==void 0){let s=r.id;const v=e;if(e===e)
if(typeof s=="string"){if(!rr.test(s))return de.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/Transacti\
onId/pattern",keyword:"pattern",params:{pattern:"^txn_[0-9a-z]{24}$"}}],!1}else return de.errors=[{instancePath:t+"/id",
schemaPath:"#/components/schemas/TransactionId/type",keyword:"type",params:{type:"string"}}],!1;var k=v===e}else var k=!0;
if(k){if(r.payment_request_id!==void 0){let s=r.payment_request_id;const v=e;if(typeof s!="string"&&s!==null)return de.errors=
[{instancePath:t+"/payment_request_id",schemaPath:"#/properties/payment_request_id/type",keyword:"type",params:{type:Cr.
properties.payment_request_id.type}}],!1;if(e===v&&typeof s=="string"&&!Y.test(s))return de.errors=[{instancePath:t+"/pa\
yment_request_id",schemaPath:"#/properties/payment_request_id/pattern",keyword:"pattern",params:{pattern:"^pay_req_[0-9a\
-z]{24}$"}}],!1;var k=v===e}else var k=!0;if(k){if(r.amount!==void 0){let s=r.amount;const v=e;if(e===v)if(typeof s=="nu\
mber"){if(s<0||isNaN(s))return de.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}],!1}else return de.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/a\
mount/type",keyword:"type",params:{type:"number"}}],!1;var k=v===e}else var k=!0;if(k){if(r.currency!==void 0){let s=r.currency;
const v=e;if(typeof s!="string")return de.errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/\
type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="BTC"||s==="ETH"||s==="LTC"||s==="USDT"||s==="USDC"||s==="TRX"||
s==="XRP"||s==="SOL"||s==="DOGE"||s==="USD"||s==="EUR"||s==="GBP"||s==="CHF"||s==="CAD"||s==="AUD"||s==="JPY"))return de.
errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:I.
enum}}],!1;var k=v===e}else var k=!0;if(k){if(r.crypto_amount!==void 0){let s=r.crypto_amount;const v=e;if(e===v)if(typeof s==
"number"){if(s<1e-8||isNaN(s))return de.errors=[{instancePath:t+"/crypto_amount",schemaPath:"#/properties/crypto_amount/\
minimum",keyword:"minimum",params:{comparison:">=",limit:1e-8}}],!1}else return de.errors=[{instancePath:t+"/crypto_amou\
nt",schemaPath:"#/properties/crypto_amount/type",keyword:"type",params:{type:"number"}}],!1;var k=v===e}else var k=!0;if(k){
if(r.crypto_currency!==void 0){let s=r.crypto_currency;const v=e;if(typeof s!="string")return de.errors=[{instancePath:t+
"/crypto_currency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(s===
"BTC"||s==="ETH"||s==="LTC"||s==="USDT"||s==="USDC"||s==="TRX"||s==="XRP"||s==="SOL"||s==="DOGE"))return de.errors=[{instancePath:t+
"/crypto_currency",schemaPath:"#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:ze.enum}}],
!1;var k=v===e}else var k=!0;if(k){if(r.status!==void 0){let s=r.status;const v=e;if(typeof s!="string")return de.errors=
[{instancePath:t+"/status",schemaPath:"#/components/schemas/TransactionStatus/type",keyword:"type",params:{type:"string"}}],
!1;if(!(s==="pending"||s==="confirmed"||s==="failed"||s==="refunded"))return de.errors=[{instancePath:t+"/status",schemaPath:"\
#/components/schemas/TransactionStatus/enum",keyword:"enum",params:{allowedValues:Ir.enum}}],!1;var k=v===e}else var k=!0;
if(k){if(r.type!==void 0){let s=r.type;const v=e;if(typeof s!="string")return de.errors=[{instancePath:t+"/type",schemaPath:"\
#/components/schemas/TransactionType/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="payment"||s==="payout"||
s==="refund"))return de.errors=[{instancePath:t+"/type",schemaPath:"#/components/schemas/TransactionType/enum",keyword:"\
enum",params:{allowedValues:jr.enum}}],!1;var k=v===e}else var k=!0;if(k){if(r.created_at!==void 0){let s=r.created_at;const v=e,
G=e;if(e===G&&e===G)if(typeof s=="string")if(u.test(s)){if(!q(s))return de.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return de.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\
\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return de.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/\
schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var k=v===e}else var k=!0;if(k){if(r.updated_at!==void 0){
let s=r.updated_at;const v=e,G=e;if(e===G&&e===G)if(typeof s=="string")if(u.test(s)){if(!q(s))return de.errors=[{instancePath:t+
"/updated_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return de.
errors=[{instancePath:t+"/updated_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return de.errors=[{instancePath:t+"/updated_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var k=v===e}else var k=!0;if(k){if(r.fee!==
void 0){let s=r.fee;const v=e;if(e===v)if(typeof s=="number"){if(s<0||isNaN(s))return de.errors=[{instancePath:t+"/fee",
schemaPath:"#/properties/fee/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return de.errors=[{instancePath:t+
"/fee",schemaPath:"#/properties/fee/type",keyword:"type",params:{type:"number"}}],!1;var k=v===e}else var k=!0;if(k){if(r.
fee_currency!==void 0){let s=r.fee_currency;const v=e;if(typeof s!="string")return de.errors=[{instancePath:t+"/fee_curr\
ency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="BTC"||s===
"ETH"||s==="LTC"||s==="USDT"||s==="USDC"||s==="TRX"||s==="XRP"||s==="SOL"||s==="DOGE"))return de.errors=[{instancePath:t+
"/fee_currency",schemaPath:"#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:ze.enum}}],!1;
var k=v===e}else var k=!0;if(k)if(r.metadata!==void 0){const s=e;De(r.metadata,{instancePath:t+"/metadata",parentData:r,
parentDataProperty:"metadata",rootData:H,dynamicAnchors:S})||(a=a===null?De.errors:a.concat(De.errors),e=a.length);var k=s===
e}else var k=!0}}}}}}}}}}}}}}else return de.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}}],!1;return de.errors=a,e===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fr(r,{instancePath:t="",
parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=fr.evaluated;return m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),de(r,{instancePath:t,parentData:B,parentDataProperty:W,rootData:H,dynamicAnchors:S})||
(a=a===null?de.errors:a.concat(de.errors),e=a.length),fr.errors=a,e===0}fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},
O.answer14=ur;const jt={$ref:"contract:#/components/schemas/InvoiceList"},Ct={type:"object",description:"One page of inv\
oices.",additionalProperties:!1,required:["data","has_more","url"],properties:{data:{type:"array",description:"Newest fi\
rst.",maxItems:100,items:{$ref:"#/components/schemas/InvoiceListItem"}},has_more:{$ref:"#/components/schemas/HasMore"},url:{
type:"string",description:"Relative path with query of the next page; without another page, of the same query without cu\
rsor.",pattern:"^[/]v1[/]invoices(\\?.+)?$"}}},$t={type:"object",description:"An invoice in the short form of a list.",additionalProperties:!1,
required:["id","amount","currency","status","created_at"],properties:{id:{$ref:"#/components/schemas/InvoiceId"},amount:{
type:"number",minimum:1e-8,description:"The total amount, in `currency`."},currency:{$ref:"#/components/schemas/Currency"},
status:{$ref:"#/components/schemas/InvoiceStatus"},description:{$ref:"#/components/schemas/Description",description:"As \
given; absent when not given."},customer_email:{$ref:"#/components/schemas/Email",description:"As given; absent when not\
 given."},due_date:{type:"string",format:"date",description:"The last day (UTC) on which it can be paid in time; absent \
when not given."},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the invoice was created."}}},Nt={type:"\
string",description:"Identifier of an invoice.",pattern:"^inv_[0-9a-z]{24}$"},$r={type:"string",description:"`draft` unt\
il its page is first shown, `open` until it is `paid`, `past_due` when its due date has ended, `void` when it was withdr\
awn.",enum:["draft","open","paid","past_due","void"]},Nr=new RegExp("^inv_[0-9a-z]{24}$","u"),Rr=formats.date;function ge(r,{
instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=ge.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let L;if(r.id===void 0&&(L="id")||r.amount===void 0&&(L="amount")||r.currency===void 0&&(L="currency")||r.status===void 0&&
(L="status")||r.created_at===void 0&&(L="created_at"))return ge.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:L}}],!1;{const l=e;for(const n in r)if(!(n==="id"||n==="amount"||n==="currency"||n==="\
status"||n==="description"||n==="customer_email"||n==="due_date"||n==="created_at")){return ge.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(l===e){if(r.id!==void 0){
let n=r.id;const o=e;if(e===e)if(typeof n=="string"){if(!Nr.test(n))return ge.errors=[{instancePath:t+"/id",schemaPath:"\
#/components/schemas/InvoiceId/pattern",keyword:"pattern",params:{pattern:"^inv_[0-9a-z]{24}$"}}],!1}else return ge.errors=
[{instancePath:t+"/id",schemaPath:"#/components/schemas/InvoiceId/type",keyword:"type",params:{type:"string"}}],!1;var d=o===
e}else var d=!0;if(d){if(r.amount!==void 0){let n=r.amount;const o=e;if(e===o)if(typeof n=="number"){if(n<1e-8||isNaN(n))
return ge.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1e-8}}],!1}else return ge.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"typ\
e",params:{type:"number"}}],!1;var d=o===e}else var d=!0;if(d){if(r.currency!==void 0){let n=r.currency;const o=e;if(typeof n!=
"string")return ge.errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/type",keyword:"type",params:{
type:"string"}}],!1;if(!(n==="BTC"||n==="ETH"||n==="LTC"||n==="USDT"||n==="USDC"||n==="TRX"||n==="XRP"||n==="SOL"||n==="\
DOGE"||n==="USD"||n==="EUR"||n==="GBP"||n==="CHF"||n==="CAD"||n==="AUD"||n==="JPY"))return ge.errors=[{instancePath:t+"/\
currency",schemaPath:"#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:I.enum}}],!1;var d=o===e}else
var d=!0;if(d){if(r.status!==void 0){let n=r.status;const o=e;if(typeof n!="string")return ge.errors=[{instancePath:t+"/\
status",schemaPath:"#/components/schemas/InvoiceStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="draft"||
n==="open"||n==="paid"||n==="past_due"||n==="void"))return ge.errors=[{instancePath:t+"/status",schemaPath:"#/components\
/schemas/InvoiceStatus/enum",keyword:"enum",params:{allowedValues:$r.enum}}],!1;var d=o===e}else var d=!0;if(d){if(r.description!==
void 0){let n=r.description;const o=e;if(e===e)if(typeof n=="string"){if(n.length>1e3&&f(n)>1e3)return ge.errors=[{instancePath:t+
"/description",schemaPath:"#/components/schemas/Description/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return ge.
errors=[{instancePath:t+"/description",schemaPath:"#/components/schemas/Description/type",keyword:"type",params:{type:"s\
tring"}}],!1;var d=o===e}else var d=!0;if(d){if(r.customer_email!==void 0){let n=r.customer_email;const o=e,k=e;if(e===k&&
e===k)if(typeof n=="string"){if(n.length>254&&f(n)>254)return ge.errors=[{instancePath:t+"/customer_email",schemaPath:"#\
/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit:254}}],!1;if(!or(n))return ge.errors=[{instancePath:t+
"/customer_email",schemaPath:"#/components/schemas/Email/format",keyword:"format",params:{format:"email"}}],!1}else return ge.
errors=[{instancePath:t+"/customer_email",schemaPath:"#/components/schemas/Email/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var d=o===e}else var d=!0;if(d){if(r.due_date!==void 0){let n=r.due_date;const o=e;if(e===o&&e===o)if(typeof n==
"string"){if(!Rr(n))return ge.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/format",keyword:"for\
mat",params:{format:"date"}}],!1}else return ge.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var d=o===e}else var d=!0;if(d)if(r.created_at!==void 0){let n=r.created_at;
const o=e,k=e;if(e===k&&e===k)if(typeof n=="string")if(u.test(n)){if(!q(n))return ge.errors=[{instancePath:t+"/created_a\
t",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return ge.errors=
[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\\
d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return ge.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var d=o===e}else var d=!0}}}}}}}}}else return ge.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=a,e===0}ge.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};const Zr=new RegExp("^[/]v1[/]invoices(\\?.+)?$","u");function Oe(r,{instancePath:t="",
parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=Oe.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.data===void 0&&
(l="data")||r.has_more===void 0&&(l="has_more")||r.url===void 0&&(l="url"))return Oe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:l}}],!1;{const n=e;for(const o in r)if(!(o==="data"||o==="has_mor\
e"||o==="url")){return Oe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o}}],!1;break}if(n===e){if(r.data!==void 0){let o=r.data;const k=e;if(e===k)if(Array.isArray(o)){if(o.
length>100)return Oe.errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;{var d=!0;const g=o.length;for(let z=0;z<g;z++){const s=e;ge(o[z],{instancePath:t+"/data/"+z,parentData:o,
parentDataProperty:z,rootData:H,dynamicAnchors:S})||(a=a===null?ge.errors:a.concat(ge.errors),e=a.length);var d=s===e;if(!d)
break}}}else return Oe.errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
array"}}],!1;var L=k===e}else var L=!0;if(L){if(r.has_more!==void 0){const o=e;if(typeof r.has_more!="boolean")return Oe.
errors=[{instancePath:t+"/has_more",schemaPath:"#/components/schemas/HasMore/type",keyword:"type",params:{type:"boolean"}}],
!1;var L=o===e}else var L=!0;if(L)if(r.url!==void 0){let o=r.url;const k=e;if(e===k)if(typeof o=="string"){if(!Zr.test(o))
return Oe.errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^[/]v1\
[/]invoices(\\?.+)?$"}}],!1}else return Oe.errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var L=k===e}else var L=!0}}}}else return Oe.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return Oe.errors=a,e===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ur(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;
const m=ur.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Oe(r,{instancePath:t,parentData:B,
parentDataProperty:W,rootData:H,dynamicAnchors:S})||(a=a===null?Oe.errors:a.concat(Oe.errors),e=a.length),ur.errors=a,e===
0}ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},O.answer15=yr;const Rt={$ref:"contract:#/components/schemas/In\
voice"},Jr={type:"object",description:"An invoice, as creation and retrieval answer it.",additionalProperties:!1,required:[
"id","amount","currency","status","invoice_url","created_at","items","metadata"],properties:{id:{$ref:"#/components/sche\
mas/InvoiceId"},amount:{type:"number",minimum:1e-8,description:"The total amount, in `currency`."},currency:{$ref:"#/com\
ponents/schemas/Currency"},status:{$ref:"#/components/schemas/InvoiceStatus"},description:{$ref:"#/components/schemas/De\
scription",description:"As given; absent when not given."},customer_name:{type:"string",description:"As given; absent wh\
en not given.",maxLength:255},customer_email:{$ref:"#/components/schemas/Email",description:"As given; absent when not g\
iven."},due_date:{type:"string",format:"date",description:"The last day (UTC) on which it can be paid in time; absent wh\
en not given."},invoice_url:{$ref:"#/components/schemas/HttpUrl",description:"The page of the invoice."},created_at:{$ref:"\
#/components/schemas/Timestamp",description:"When the invoice was created."},paid_at:{$ref:"#/components/schemas/Timesta\
mp",description:"When it was paid; present once paid."},items:{type:"array",description:"The lines of the invoice, empty\
 when none were given.",maxItems:100,items:{$ref:"#/components/schemas/LineItem"}},metadata:{$ref:"#/components/schemas/\
Metadata",description:"As given; `{}` when not given."},payment_request_id:{$ref:"#/components/schemas/PaymentRequestId",
description:"The payment request that it was paid through; present once paid."},transaction_id:{$ref:"#/components/schem\
as/TransactionId",description:"The transaction that completed the payment; present once paid."}},if:{additionalProperties:!0,
properties:{status:{const:"paid"}}},then:{additionalProperties:!0,properties:{paid_at:{},payment_request_id:{},transaction_id:{}},
required:["paid_at","payment_request_id","transaction_id"]},else:{additionalProperties:!0,not:{anyOf:[{properties:{paid_at:{}},
required:["paid_at"]},{properties:{payment_request_id:{}},required:["payment_request_id"]},{properties:{transaction_id:{}},
required:["transaction_id"]}]}}},Ut={type:"object",description:"One line of an invoice.",additionalProperties:!1,required:[
"name","quantity","unit_price"],properties:{name:{type:"string",description:"What is billed.",minLength:1,maxLength:255},
quantity:{type:"number",description:"How many of it, with at most 15 significant digits.",exclusiveMinimum:0,maximum:999999999999999},
unit_price:{type:"number",description:"The price of one, in the currency of the invoice, with at most 15 significant dig\
its.",minimum:0,maximum:999999999999999}}};function J(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,
dynamicAnchors:S={}}={}){let a=null,e=0;const m=J.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);
const d=e;let L=!0;const l=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.status!==void 0&&r.status!=="paid"){const x={};
a===null?a=[x]:a.push(x),e++}var n=l===e;e=d,a!==null&&(d?a.length=d:a=null);let o;if(n){const x=e;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){let T;if(r.paid_at===void 0&&(T="paid_at")||r.payment_request_id===void 0&&(T="payment_request_i\
d")||r.transaction_id===void 0&&(T="transaction_id"))return J.errors=[{instancePath:t,schemaPath:"#/then/required",keyword:"\
required",params:{missingProperty:T}}],!1}var n=x===e;L=n,o="then"}else{const x=e,U=e,T=e,p=e;let A=!1;const he=e;if(r&&
typeof r=="object"&&!Array.isArray(r)){let ue;if(r.paid_at===void 0&&(ue="paid_at")){const Ne={};a===null?a=[Ne]:a.push(
Ne),e++}}var g=he===e;if(A=A||g,g){var k={};k.paid_at=!0}const Ce=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let ue;
if(r.payment_request_id===void 0&&(ue="payment_request_id")){const Ne={};a===null?a=[Ne]:a.push(Ne),e++}}var g=Ce===e;A=
A||g,g&&k!==!0&&(k=k||{},k.payment_request_id=!0);const Ue=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let ue;if(r.transaction_id===
void 0&&(ue="transaction_id")){const Ne={};a===null?a=[Ne]:a.push(Ne),e++}}var g=Ue===e;if(A=A||g,g&&k!==!0&&(k=k||{},k.
transaction_id=!0),A)e=p,a!==null&&(p?a.length=p:a=null);else{const ue={};a===null?a=[ue]:a.push(ue),e++}var z=T===e;if(z)
return J.errors=[{instancePath:t,schemaPath:"#/else/not",keyword:"not",params:{}}],!1;e=U,a!==null&&(U?a.length=U:a=null);
var n=x===e;L=n,o="else"}if(!L){const x={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:o}};return a===
null?a=[x]:a.push(x),e++,J.errors=a,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let x;if(r.id===void 0&&(x=
"id")||r.amount===void 0&&(x="amount")||r.currency===void 0&&(x="currency")||r.status===void 0&&(x="status")||r.invoice_url===
void 0&&(x="invoice_url")||r.created_at===void 0&&(x="created_at")||r.items===void 0&&(x="items")||r.metadata===void 0&&
(x="metadata"))return J.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:x}}],
!1;{const U=e;for(const T in r)if(!Ye.call(Jr.properties,T)){return J.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:T}}],!1;break}if(U===e){if(r.id!==void 0){let T=r.id;
const p=e;if(e===e)if(typeof T=="string"){if(!Nr.test(T))return J.errors=[{instancePath:t+"/id",schemaPath:"#/components\
/schemas/InvoiceId/pattern",keyword:"pattern",params:{pattern:"^inv_[0-9a-z]{24}$"}}],!1}else return J.errors=[{instancePath:t+
"/id",schemaPath:"#/components/schemas/InvoiceId/type",keyword:"type",params:{type:"string"}}],!1;var s=p===e}else var s=!0;
if(s){if(r.amount!==void 0){let T=r.amount;const p=e;if(e===p)if(typeof T=="number"){if(T<1e-8||isNaN(T))return J.errors=
[{instancePath:t+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1e-8}}],
!1}else return J.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"nu\
mber"}}],!1;var s=p===e}else var s=!0;if(s){if(r.currency!==void 0){let T=r.currency;const p=e;if(typeof T!="string")return J.
errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/type",keyword:"type",params:{type:"string"}}],
!1;if(!(T==="BTC"||T==="ETH"||T==="LTC"||T==="USDT"||T==="USDC"||T==="TRX"||T==="XRP"||T==="SOL"||T==="DOGE"||T==="USD"||
T==="EUR"||T==="GBP"||T==="CHF"||T==="CAD"||T==="AUD"||T==="JPY"))return J.errors=[{instancePath:t+"/currency",schemaPath:"\
#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:I.enum}}],!1;var s=p===e}else var s=!0;if(s){if(r.
status!==void 0){let T=r.status;const p=e;if(typeof T!="string")return J.errors=[{instancePath:t+"/status",schemaPath:"#\
/components/schemas/InvoiceStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(T==="draft"||T==="open"||T==="pa\
id"||T==="past_due"||T==="void"))return J.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/InvoiceStat\
us/enum",keyword:"enum",params:{allowedValues:$r.enum}}],!1;var s=p===e}else var s=!0;if(s){if(r.description!==void 0){let T=r.
description;const p=e;if(e===e)if(typeof T=="string"){if(T.length>1e3&&f(T)>1e3)return J.errors=[{instancePath:t+"/descr\
iption",schemaPath:"#/components/schemas/Description/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return J.
errors=[{instancePath:t+"/description",schemaPath:"#/components/schemas/Description/type",keyword:"type",params:{type:"s\
tring"}}],!1;var s=p===e}else var s=!0;if(s){if(r.customer_name!==void 0){let T=r.customer_name;const p=e;if(e===p)if(typeof T==
"string"){if(T.length>255&&f(T)>255)return J.errors=[{instancePath:t+"/customer_name",schemaPath:"#/properties/customer_\
name/maxLength",keyword:"maxLength",params:{limit:255}}],!1}else return J.errors=[{instancePath:t+"/customer_name",schemaPath:"\
#/properties/customer_name/type",keyword:"type",params:{type:"string"}}],!1;var s=p===e}else var s=!0;if(s){if(r.customer_email!==
void 0){let T=r.customer_email;const p=e,A=e;if(e===A&&e===A)if(typeof T=="string"){if(T.length>254&&f(T)>254)return J.errors=
[{instancePath:t+"/customer_email",schemaPath:"#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit:254}}],
!1;if(!or(T))return J.errors=[{instancePath:t+"/customer_email",schemaPath:"#/components/schemas/Email/format",keyword:"\
format",params:{format:"email"}}],!1}else return J.errors=[{instancePath:t+"/customer_email",schemaPath:"#/components/sc\
hemas/Email/type",keyword:"type",params:{type:"string"}}],!1;var s=p===e}else var s=!0;if(s){if(r.due_date!==void 0){let T=r.
due_date;const p=e;if(e===p&&e===p)if(typeof T=="string"){if(!Rr(T))return J.errors=[{instancePath:t+"/due_date",schemaPath:"\
#/properties/due_date/format",keyword:"format",params:{format:"date"}}],!1}else return J.errors=[{instancePath:t+"/due_d\
ate",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:"string"}}],!1;var s=p===e}else var s=!0;if(s){
if(r.invoice_url!==void 0){let T=r.invoice_url;const p=e,A=e;if(e===A&&e===A)if(typeof T=="string"){if(T.length>2048&&f(
T)>2048)return J.errors=[{instancePath:t+"/invoice_url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"max\
Length",params:{limit:2048}}],!1;if(R.test(T)){if(!N(T))return J.errors=[{instancePath:t+"/invoice_url",schemaPath:"#/co\
mponents/schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return J.errors=[{instancePath:t+"/inv\
oice_url",schemaPath:"#/components/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/\
][/]"}}],!1}else return J.errors=[{instancePath:t+"/invoice_url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"\
type",params:{type:"string"}}],!1;var s=p===e}else var s=!0;if(s){if(r.created_at!==void 0){let T=r.created_at;const p=e,
A=e;if(e===A&&e===A)if(typeof T=="string")if(u.test(T)){if(!q(T))return J.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return J.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\
\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return J.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/s\
chemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var s=p===e}else var s=!0;if(s){if(r.paid_at!==void 0){
let T=r.paid_at;const p=e,A=e;if(e===A&&e===A)if(typeof T=="string")if(u.test(T)){if(!q(T))return J.errors=[{instancePath:t+
"/paid_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return J.
errors=[{instancePath:t+"/paid_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return J.errors=[{instancePath:t+"/paid_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var s=p===e}else var s=!0;if(s){if(r.items!==
void 0){let T=r.items;const p=e;if(e===p)if(Array.isArray(T)){if(T.length>100)return J.errors=[{instancePath:t+"/items",
schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var v=!0;const he=T.length;for(let Ce=0;Ce<
he;Ce++){let Ue=T[Ce];const We=e;if(e===e)if(Ue&&typeof Ue=="object"&&!Array.isArray(Ue)){let Je;if(Ue.name===void 0&&(Je=
"name")||Ue.quantity===void 0&&(Je="quantity")||Ue.unit_price===void 0&&(Je="unit_price"))return J.errors=[{instancePath:t+
"/items/"+Ce,schemaPath:"#/components/schemas/LineItem/required",keyword:"required",params:{missingProperty:Je}}],!1;{const tr=e;
for(const ye in Ue)if(!(ye==="name"||ye==="quantity"||ye==="unit_price")){return J.errors=[{instancePath:t+"/items/"+Ce,
schemaPath:"#/components/schemas/LineItem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:ye}}],
!1;break}if(tr===e){if(Ue.name!==void 0){let ye=Ue.name;const Xe=e;if(e===Xe)if(typeof ye=="string"){if(ye.length>255&&f(
ye)>255)return J.errors=[{instancePath:t+"/items/"+Ce+"/name",schemaPath:"#/components/schemas/LineItem/properties/name/\
maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(ye.length<2&&f(ye)<1)return J.errors=[{instancePath:t+"/items/"+
Ce+"/name",schemaPath:"#/components/schemas/LineItem/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return J.errors=[{instancePath:t+"/items/"+Ce+"/name",schemaPath:"#/components/schemas/LineItem/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var G=Xe===e}else var G=!0;if(G){if(Ue.quantity!==void 0){let ye=Ue.quantity;const Xe=e;
if(e===Xe)if(typeof ye=="number"){if(ye>999999999999999||isNaN(ye))return J.errors=[{instancePath:t+"/items/"+Ce+"/quant\
ity",schemaPath:"#/components/schemas/LineItem/properties/quantity/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999}}],
!1;if(ye<=0||isNaN(ye))return J.errors=[{instancePath:t+"/items/"+Ce+"/quantity",schemaPath:"#/components/schemas/LineIt\
em/properties/quantity/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return J.errors=
[{instancePath:t+"/items/"+Ce+"/quantity",schemaPath:"#/components/schemas/LineItem/properties/quantity/type",keyword:"t\
ype",params:{type:"number"}}],!1;var G=Xe===e}else var G=!0;if(G)if(Ue.unit_price!==void 0){let ye=Ue.unit_price;const Xe=e;
if(e===Xe)if(typeof ye=="number"){if(ye>999999999999999||isNaN(ye))return J.errors=[{instancePath:t+"/items/"+Ce+"/unit_\
price",schemaPath:"#/components/schemas/LineItem/properties/unit_price/maximum",keyword:"maximum",params:{comparison:"<=",
limit:999999999999999}}],!1;if(ye<0||isNaN(ye))return J.errors=[{instancePath:t+"/items/"+Ce+"/unit_price",schemaPath:"#\
/components/schemas/LineItem/properties/unit_price/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else
return J.errors=[{instancePath:t+"/items/"+Ce+"/unit_price",schemaPath:"#/components/schemas/LineItem/properties/unit_pr\
ice/type",keyword:"type",params:{type:"number"}}],!1;var G=Xe===e}else var G=!0}}}}else return J.errors=[{instancePath:t+
"/items/"+Ce,schemaPath:"#/components/schemas/LineItem/type",keyword:"type",params:{type:"object"}}],!1;var v=We===e;if(!v)
break}}}else return J.errors=[{instancePath:t+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"\
array"}}],!1;var s=p===e}else var s=!0;if(s){if(r.metadata!==void 0){const T=e;De(r.metadata,{instancePath:t+"/metadata",
parentData:r,parentDataProperty:"metadata",rootData:H,dynamicAnchors:S})||(a=a===null?De.errors:a.concat(De.errors),e=a.
length);var s=T===e}else var s=!0;if(s){if(r.payment_request_id!==void 0){let T=r.payment_request_id;const p=e;if(e===e)
if(typeof T=="string"){if(!Y.test(T))return J.errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/components/sch\
emas/PaymentRequestId/pattern",keyword:"pattern",params:{pattern:"^pay_req_[0-9a-z]{24}$"}}],!1}else return J.errors=[{instancePath:t+
"/payment_request_id",schemaPath:"#/components/schemas/PaymentRequestId/type",keyword:"type",params:{type:"string"}}],!1;
var s=p===e}else var s=!0;if(s)if(r.transaction_id!==void 0){let T=r.transaction_id;const p=e;if(e===e)if(typeof T=="str\
ing"){if(!rr.test(T))return J.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/components/schemas/TransactionId/p\
attern",keyword:"pattern",params:{pattern:"^txn_[0-9a-z]{24}$"}}],!1}else return J.errors=[{instancePath:t+"/transaction\
_id",schemaPath:"#/components/schemas/TransactionId/type",keyword:"type",params:{type:"string"}}],!1;var s=p===e}else var s=!0}}}}}}}}}}}}}}}}else
return J.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return J.errors=a,e===0}
J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function yr(r,{instancePath:t="",parentData:B,parentDataProperty:W,
rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=yr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),J(r,{instancePath:t,parentData:B,parentDataProperty:W,rootData:H,dynamicAnchors:S})||(a=a===null?J.errors:
a.concat(J.errors),e=a.length),yr.errors=a,e===0}yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},O.answer16=hr;const Ht={
$ref:"contract:#/components/schemas/PayoutList"},St={type:"object",description:"One page of payouts.",additionalProperties:!1,
required:["data","has_more","url"],properties:{data:{type:"array",description:"Newest first.",maxItems:100,items:{$ref:"\
#/components/schemas/PayoutListItem"}},has_more:{$ref:"#/components/schemas/HasMore"},url:{type:"string",description:"Re\
lative path with query of the next page; without another page, of the same query without cursor.",pattern:"^[/]v1[/]payo\
uts(\\?.+)?$"}}},Ot={type:"object",description:"A payout in the short form of a list.",additionalProperties:!1,required:[
"id","amount","currency","status","address","created_at"],properties:{id:{$ref:"#/components/schemas/PayoutId"},amount:{
type:"number",minimum:1e-8,description:"What arrives at the address, in `currency`."},currency:{$ref:"#/components/schem\
as/CryptoCurrency"},status:{$ref:"#/components/schemas/PayoutStatus"},address:{type:"string",minLength:1,description:"Th\
e destination."},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the payout was created."}}},Mt={type:"\
string",description:"Identifier of a payout.",pattern:"^payout_[0-9a-z]{24}$"},Ur={type:"string",description:"`pending` \
waits, `processing` is sent and not yet confirmed, `completed` and `failed` are final.",enum:["pending","processing","co\
mpleted","failed"]},Ar=new RegExp("^payout_[0-9a-z]{24}$","u");function Te(r,{instancePath:t="",parentData:B,parentDataProperty:W,
rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=Te.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let L;if(r.id===void 0&&(L="id")||r.amount===void 0&&
(L="amount")||r.currency===void 0&&(L="currency")||r.status===void 0&&(L="status")||r.address===void 0&&(L="address")||r.
created_at===void 0&&(L="created_at"))return Te.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:L}}],!1;{const l=e;for(const n in r)if(!(n==="id"||n==="amount"||n==="currency"||n==="status"||n==="addr\
ess"||n==="created_at")){return Te.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:n}}],!1;break}if(l===e){if(r.id!==void 0){let n=r.id;const o=e;if(e===e)if(typeof n=="s\
tring"){if(!Ar.test(n))return Te.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/PayoutId/pattern",keyword:"\
pattern",params:{pattern:"^payout_[0-9a-z]{24}$"}}],!1}else return Te.errors=[{instancePath:t+"/id",schemaPath:"#/compon\
ents/schemas/PayoutId/type",keyword:"type",params:{type:"string"}}],!1;var d=o===e}else var d=!0;if(d){if(r.amount!==void 0){
let n=r.amount;const o=e;if(e===o)if(typeof n=="number"){if(n<1e-8||isNaN(n))return Te.errors=[{instancePath:t+"/amount",
schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1e-8}}],!1}else return Te.errors=
[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"number"}}],!1;var d=o===e}else
var d=!0;if(d){if(r.currency!==void 0){let n=r.currency;const o=e;if(typeof n!="string")return Te.errors=[{instancePath:t+
"/currency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="B\
TC"||n==="ETH"||n==="LTC"||n==="USDT"||n==="USDC"||n==="TRX"||n==="XRP"||n==="SOL"||n==="DOGE"))return Te.errors=[{instancePath:t+
"/currency",schemaPath:"#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:ze.enum}}],!1;var d=o===
e}else var d=!0;if(d){if(r.status!==void 0){let n=r.status;const o=e;if(typeof n!="string")return Te.errors=[{instancePath:t+
"/status",schemaPath:"#/components/schemas/PayoutStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="pendi\
ng"||n==="processing"||n==="completed"||n==="failed"))return Te.errors=[{instancePath:t+"/status",schemaPath:"#/componen\
ts/schemas/PayoutStatus/enum",keyword:"enum",params:{allowedValues:Ur.enum}}],!1;var d=o===e}else var d=!0;if(d){if(r.address!==
void 0){let n=r.address;const o=e;if(e===o)if(typeof n=="string"){if(n.length<2&&f(n)<1)return Te.errors=[{instancePath:t+
"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Te.errors=[
{instancePath:t+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:"string"}}],!1;var d=o===e}else
var d=!0;if(d)if(r.created_at!==void 0){let n=r.created_at;const o=e,k=e;if(e===k&&e===k)if(typeof n=="string")if(u.test(
n)){if(!q(n))return Te.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"\
format",params:{format:"date-time"}}],!1}else return Te.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/s\
chemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],
!1;else return Te.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",
params:{type:"string"}}],!1;var d=o===e}else var d=!0}}}}}}}else return Te.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Te.errors=a,e===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const Qr=new RegExp(
"^[/]v1[/]payouts(\\?.+)?$","u");function Me(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){
let a=null,e=0;const m=Me.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let l;if(r.data===void 0&&(l="data")||r.has_more===void 0&&(l="has_more")||r.url===void 0&&
(l="url"))return Me.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{
const n=e;for(const o in r)if(!(o==="data"||o==="has_more"||o==="url")){return Me.errors=[{instancePath:t,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(n===e){if(r.data!==void 0){
let o=r.data;const k=e;if(e===k)if(Array.isArray(o)){if(o.length>100)return Me.errors=[{instancePath:t+"/data",schemaPath:"\
#/properties/data/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var d=!0;const g=o.length;for(let z=0;z<g;z++){const s=e;
Te(o[z],{instancePath:t+"/data/"+z,parentData:o,parentDataProperty:z,rootData:H,dynamicAnchors:S})||(a=a===null?Te.errors:
a.concat(Te.errors),e=a.length);var d=s===e;if(!d)break}}}else return Me.errors=[{instancePath:t+"/data",schemaPath:"#/p\
roperties/data/type",keyword:"type",params:{type:"array"}}],!1;var L=k===e}else var L=!0;if(L){if(r.has_more!==void 0){const o=e;
if(typeof r.has_more!="boolean")return Me.errors=[{instancePath:t+"/has_more",schemaPath:"#/components/schemas/HasMore/t\
ype",keyword:"type",params:{type:"boolean"}}],!1;var L=o===e}else var L=!0;if(L)if(r.url!==void 0){let o=r.url;const k=e;
if(e===k)if(typeof o=="string"){if(!Qr.test(o))return Me.errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/pat\
tern",keyword:"pattern",params:{pattern:"^[/]v1[/]payouts(\\?.+)?$"}}],!1}else return Me.errors=[{instancePath:t+"/url",
schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;var L=k===e}else var L=!0}}}}else return Me.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Me.errors=a,e===0}Me.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function hr(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,
dynamicAnchors:S={}}={}){let a=null,e=0;const m=hr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),Me(r,{instancePath:t,parentData:B,parentDataProperty:W,rootData:H,dynamicAnchors:S})||(a=a===null?Me.errors:
a.concat(Me.errors),e=a.length),hr.errors=a,e===0}hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},O.answer17=gr;
const Ft={$ref:"contract:#/components/schemas/PayoutCreated"},Hr={type:"object",description:"A payout as its creation an\
swers it, without the fields that only retrieval has.",additionalProperties:!1,required:["id","amount","currency","statu\
s","address","created_at","fee_level","metadata"],properties:{id:{$ref:"#/components/schemas/PayoutId"},amount:{type:"nu\
mber",minimum:1e-8,description:"What arrives at the address, in `currency`."},currency:{$ref:"#/components/schemas/Crypt\
oCurrency"},status:{type:"string",enum:["pending"],description:"A new payout waits to be processed."},address:{type:"str\
ing",minLength:1,description:"The destination."},description:{$ref:"#/components/schemas/Description",description:"As gi\
ven; absent when not given."},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the payout was created\
."},fee_level:{$ref:"#/components/schemas/FeeLevel"},metadata:{$ref:"#/components/schemas/Metadata",description:"As give\
n; `{}` when not given."}}},Sr={type:"string",description:"How much network fee to spend on speed. The balance tells the\
 estimate of each level.",enum:["low","medium","high"]};function _e(r,{instancePath:t="",parentData:B,parentDataProperty:W,
rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=_e.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let L;if(r.id===void 0&&(L="id")||r.amount===void 0&&
(L="amount")||r.currency===void 0&&(L="currency")||r.status===void 0&&(L="status")||r.address===void 0&&(L="address")||r.
created_at===void 0&&(L="created_at")||r.fee_level===void 0&&(L="fee_level")||r.metadata===void 0&&(L="metadata"))return _e.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:L}}],!1;{const l=e;for(const n in r)
if(!Ye.call(Hr.properties,n)){return _e.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:n}}],!1;break}if(l===e){if(r.id!==void 0){let n=r.id;const o=e;if(e===e)if(typeof n==
"string"){if(!Ar.test(n))return _e.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/PayoutId/pattern",keyword:"\
pattern",params:{pattern:"^payout_[0-9a-z]{24}$"}}],!1}else return _e.errors=[{instancePath:t+"/id",schemaPath:"#/compon\
ents/schemas/PayoutId/type",keyword:"type",params:{type:"string"}}],!1;var d=o===e}else var d=!0;if(d){if(r.amount!==void 0){
let n=r.amount;const o=e;if(e===o)if(typeof n=="number"){if(n<1e-8||isNaN(n))return _e.errors=[{instancePath:t+"/amount",
schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1e-8}}],!1}else return _e.errors=
[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"number"}}],!1;var d=o===e}else
var d=!0;if(d){if(r.currency!==void 0){let n=r.currency;const o=e;if(typeof n!="string")return _e.errors=[{instancePath:t+
"/currency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="B\
TC"||n==="ETH"||n==="LTC"||n==="USDT"||n==="USDC"||n==="TRX"||n==="XRP"||n==="SOL"||n==="DOGE"))return _e.errors=[{instancePath:t+
"/currency",schemaPath:"#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:ze.enum}}],!1;var d=o===
e}else var d=!0;if(d){if(r.status!==void 0){let n=r.status;const o=e;if(typeof n!="string")return _e.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(n!=="pending")return _e.errors=
[{instancePath:t+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:Hr.properties.status.
enum}}],!1;var d=o===e}else var d=!0;if(d){if(r.address!==void 0){let n=r.address;const o=e;if(e===o)if(typeof n=="strin\
g"){if(n.length<2&&f(n)<1)return _e.errors=[{instancePath:t+"/address",schemaPath:"#/properties/address/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return _e.errors=[{instancePath:t+"/address",schemaPath:"#/properties/address/type",
keyword:"type",params:{type:"string"}}],!1;var d=o===e}else var d=!0;if(d){if(r.description!==void 0){let n=r.description;
const o=e;if(e===e)if(typeof n=="string"){if(n.length>1e3&&f(n)>1e3)return _e.errors=[{instancePath:t+"/description",schemaPath:"\
#/components/schemas/Description/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return _e.errors=[{instancePath:t+
"/description",schemaPath:"#/components/schemas/Description/type",keyword:"type",params:{type:"string"}}],!1;var d=o===e}else
var d=!0;if(d){if(r.created_at!==void 0){let n=r.created_at;const o=e,k=e;if(e===k&&e===k)if(typeof n=="string")if(u.test(
n)){if(!q(n))return _e.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"\
format",params:{format:"date-time"}}],!1}else return _e.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/s\
chemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],
!1;else return _e.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",
params:{type:"string"}}],!1;var d=o===e}else var d=!0;if(d){if(r.fee_level!==void 0){let n=r.fee_level;const o=e;if(typeof n!=
"string")return _e.errors=[{instancePath:t+"/fee_level",schemaPath:"#/components/schemas/FeeLevel/type",keyword:"type",params:{
type:"string"}}],!1;if(!(n==="low"||n==="medium"||n==="high"))return _e.errors=[{instancePath:t+"/fee_level",schemaPath:"\
#/components/schemas/FeeLevel/enum",keyword:"enum",params:{allowedValues:Sr.enum}}],!1;var d=o===e}else var d=!0;if(d)if(r.
metadata!==void 0){const n=e;De(r.metadata,{instancePath:t+"/metadata",parentData:r,parentDataProperty:"metadata",rootData:H,
dynamicAnchors:S})||(a=a===null?De.errors:a.concat(De.errors),e=a.length);var d=n===e}else var d=!0}}}}}}}}}}else return _e.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _e.errors=a,e===0}_e.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function gr(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,
dynamicAnchors:S={}}={}){let a=null,e=0;const m=gr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),_e(r,{instancePath:t,parentData:B,parentDataProperty:W,rootData:H,dynamicAnchors:S})||(a=a===null?_e.errors:
a.concat(_e.errors),e=a.length),gr.errors=a,e===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},O.answer18=vr;
const Vt={$ref:"contract:#/components/schemas/ErrorPayoutUnprocessable"},Bt={type:"object",description:"Error body. Code\
s of a 422 of createPayout: the balance does not cover amount and fee, the address is not one of this currency, or this \
Idempotency-Key was used with another body.",allOf:[{$ref:"#/components/schemas/Error"},{type:"object",properties:{error:{
type:"object",properties:{code:{$ref:"#/components/schemas/ErrorCodePayoutUnprocessable"},message:{$ref:"#/components/sc\
hemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}}]},et={type:"string",description:"Codes of a \
422 of createPayout: the balance does not cover amount and fee, the address is not one of this currency, or this Idempot\
ency-Key was used with another body.",enum:["INSUFFICIENT_BALANCE","INVALID_ADDRESS","IDEMPOTENCY_KEY_REUSED"]};function Ie(r,{
instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=Ie.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r)))return Ie.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;const d=e;$(r,{instancePath:t,parentData:B,
parentDataProperty:W,rootData:H,dynamicAnchors:S})||(a=a===null?$.errors:a.concat($.errors),e=a.length);var L=d===e;if(L){
const o=e;if(e===o)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.error!==void 0){let g=r.error;if(e===e)if(g&&typeof g==
"object"&&!Array.isArray(g)){if(g.code!==void 0){let s=g.code;const v=e;if(typeof s!="string")return Ie.errors=[{instancePath:t+
"/error/code",schemaPath:"#/components/schemas/ErrorCodePayoutUnprocessable/type",keyword:"type",params:{type:"string"}}],
!1;if(!(s==="INSUFFICIENT_BALANCE"||s==="INVALID_ADDRESS"||s==="IDEMPOTENCY_KEY_REUSED"))return Ie.errors=[{instancePath:t+
"/error/code",schemaPath:"#/components/schemas/ErrorCodePayoutUnprocessable/enum",keyword:"enum",params:{allowedValues:et.
enum}}],!1;var l=v===e}else var l=!0;if(l){if(g.message!==void 0){let s=g.message;const v=e;if(e===e)if(typeof s=="strin\
g"){if(s.length<2&&f(s)<1)return Ie.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessa\
ge/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Ie.errors=[{instancePath:t+"/error/message",schemaPath:"\
#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e}else var l=!0;if(l)if(g.details!==
void 0){let s=g.details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U=
"parameter")||s.rule===void 0&&(U="rule"))return Ie.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/sc\
hemas/ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],!1;{const T=e;for(const p in s)if(!(p==="pa\
rameter"||p==="value"||p==="rule"||p==="reason")){return Ie.errors=[{instancePath:t+"/error/details",schemaPath:"#/compo\
nents/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}
if(T===e){if(s.parameter!==void 0){let p=s.parameter;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<1)return Ie.
errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1}else return Ie.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"\
#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else
var n=!0;if(n){if(s.rule!==void 0){let p=s.rule;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<1)return Ie.
errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Ie.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/s\
chemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0;if(n)if(s.
reason!==void 0){let p=s.reason;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<1)return Ie.errors=[{instancePath:t+
"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return Ie.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetai\
ls/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0}}}}else return Ie.errors=
[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"objec\
t"}}],!1;var l=v===e}else var l=!0}}else return Ie.errors=[{instancePath:t+"/error",schemaPath:"#/allOf/1/properties/err\
or/type",keyword:"type",params:{type:"object"}}],!1}}else return Ie.errors=[{instancePath:t,schemaPath:"#/allOf/1/type",
keyword:"type",params:{type:"object"}}],!1;var L=o===e}return Ie.errors=a,e===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function vr(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;
const m=vr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Ie(r,{instancePath:t,parentData:B,
parentDataProperty:W,rootData:H,dynamicAnchors:S})||(a=a===null?Ie.errors:a.concat(Ie.errors),e=a.length),vr.errors=a,e===
0}vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},O.answer19=_r;const Wt={$ref:"contract:#/components/schemas/Pa\
yout"},rt={type:"object",description:"A payout, as retrieval answers it.",additionalProperties:!1,required:["id","amount",
"currency","status","address","created_at","fee_level","metadata","updated_at"],properties:{id:{$ref:"#/components/schem\
as/PayoutId"},amount:{type:"number",minimum:1e-8,description:"What arrives at the address, in `currency`."},currency:{$ref:"\
#/components/schemas/CryptoCurrency"},status:{$ref:"#/components/schemas/PayoutStatus"},address:{type:"string",minLength:1,
description:"The destination."},description:{$ref:"#/components/schemas/Description",description:"As given; absent when \
not given."},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the payout was created."},fee_level:{$ref:"\
#/components/schemas/FeeLevel"},metadata:{$ref:"#/components/schemas/Metadata",description:"As given; `{}` when not give\
n."},updated_at:{$ref:"#/components/schemas/Timestamp",description:"When it last changed."},fee_paid:{type:"number",minimum:0,
description:"The network fee that was paid, in `fee_currency`; present once completed."},fee_currency:{$ref:"#/component\
s/schemas/CryptoCurrency",description:"The currency of the network fee; present once completed."},transaction_id:{$ref:"\
#/components/schemas/TransactionId",description:"The transaction that carries it; present once processed, so a payout th\
at failed before has none."}},if:{additionalProperties:!0,properties:{status:{const:"completed"}}},then:{additionalProperties:!0,
properties:{fee_paid:{},fee_currency:{},transaction_id:{}},required:["fee_paid","fee_currency","transaction_id"]},else:{
additionalProperties:!0,not:{anyOf:[{properties:{fee_paid:{}},required:["fee_paid"]},{properties:{fee_currency:{}},required:[
"fee_currency"]}]},if:{additionalProperties:!0,properties:{status:{const:"processing"}}},then:{additionalProperties:!0,properties:{
transaction_id:{}},required:["transaction_id"]},else:{additionalProperties:!0,if:{additionalProperties:!0,properties:{status:{
const:"pending"}}},then:{additionalProperties:!0,not:{properties:{transaction_id:{}},required:["transaction_id"]}}}}};function pe(r,{
instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=pe.evaluated;
m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const d=e;let L=!0;const l=e;if(r&&typeof r=="object"&&
!Array.isArray(r)&&r.status!==void 0&&r.status!=="completed"){const U={};a===null?a=[U]:a.push(U),e++}var n=l===e;e=d,a!==
null&&(d?a.length=d:a=null);let o;if(n){const U=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.fee_paid===void 0&&
(p="fee_paid")||r.fee_currency===void 0&&(p="fee_currency")||r.transaction_id===void 0&&(p="transaction_id"))return pe.errors=
[{instancePath:t,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:p}}],!1}var n=U===e;L=n,o="then"}else{
const U=e,T=e,p=e,A=e;let he=!1;const Ce=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let ue;if(r.fee_paid===void 0&&(ue=
"fee_paid")){const Ne={};a===null?a=[Ne]:a.push(Ne),e++}}var g=Ce===e;if(he=he||g,g){var k={};k.fee_paid=!0}const Ue=e;if(r&&
typeof r=="object"&&!Array.isArray(r)){let ue;if(r.fee_currency===void 0&&(ue="fee_currency")){const Ne={};a===null?a=[Ne]:
a.push(Ne),e++}}var g=Ue===e;if(he=he||g,g&&k!==!0&&(k=k||{},k.fee_currency=!0),he)e=A,a!==null&&(A?a.length=A:a=null);else{
const ue={};a===null?a=[ue]:a.push(ue),e++}var z=p===e;if(z)return pe.errors=[{instancePath:t,schemaPath:"#/else/not",keyword:"\
not",params:{}}],!1;{e=T,a!==null&&(T?a.length=T:a=null);const ue=e;let Ne=!0;const Je=e;if(r&&typeof r=="object"&&!Array.
isArray(r)&&r.status!==void 0&&r.status!=="processing"){const ye={};a===null?a=[ye]:a.push(ye),e++}var s=Je===e;e=ue,a!==
null&&(ue?a.length=ue:a=null);let tr;if(s){const ye=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let sr;if(r.transaction_id===
void 0&&(sr="transaction_id"))return pe.errors=[{instancePath:t,schemaPath:"#/else/then/required",keyword:"required",params:{
missingProperty:sr}}],!1}var s=ye===e;Ne=s,tr="then"}else{const ye=e,Xe=e;let sr=!0;const ot=e;if(r&&typeof r=="object"&&
!Array.isArray(r)&&r.status!==void 0&&r.status!=="pending"){const Ke={};a===null?a=[Ke]:a.push(Ke),e++}var v=ot===e;if(e=
Xe,a!==null&&(Xe?a.length=Xe:a=null),v){const Ke=e,xr=e,pt=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let mt;if(r.transaction_id===
void 0&&(mt="transaction_id")){const Fr={};a===null?a=[Fr]:a.push(Fr),e++}}var G=pt===e;if(G)return pe.errors=[{instancePath:t,
schemaPath:"#/else/else/then/not",keyword:"not",params:{}}],!1;e=xr,a!==null&&(xr?a.length=xr:a=null);var v=Ke===e;sr=v}
if(!sr){const Ke={instancePath:t,schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword:"then"}};return a===null?
a=[Ke]:a.push(Ke),e++,pe.errors=a,!1}var s=ye===e;Ne=s,tr="else"}if(!Ne){const ye={instancePath:t,schemaPath:"#/else/if",
keyword:"if",params:{failingKeyword:tr}};return a===null?a=[ye]:a.push(ye),e++,pe.errors=a,!1}}var n=U===e;L=n,o="else"}
if(!L){const U={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:o}};return a===null?a=[U]:a.push(U),
e++,pe.errors=a,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let U;if(r.id===void 0&&(U="id")||r.amount===void 0&&
(U="amount")||r.currency===void 0&&(U="currency")||r.status===void 0&&(U="status")||r.address===void 0&&(U="address")||r.
created_at===void 0&&(U="created_at")||r.fee_level===void 0&&(U="fee_level")||r.metadata===void 0&&(U="metadata")||r.updated_at===
void 0&&(U="updated_at"))return pe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:U}}],
!1;{const T=e;for(const p in r)if(!Ye.call(rt.properties,p)){return pe.errors=[{instancePath:t,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(T===e){if(r.id!==void 0){let p=r.id;
const A=e;if(e===e)if(typeof p=="string"){if(!Ar.test(p))return pe.errors=[{instancePath:t+"/id",schemaPath:"#/component\
s/schemas/PayoutId/pattern",keyword:"pattern",params:{pattern:"^payout_[0-9a-z]{24}$"}}],!1}else return pe.errors=[{instancePath:t+
"/id",schemaPath:"#/components/schemas/PayoutId/type",keyword:"type",params:{type:"string"}}],!1;var x=A===e}else var x=!0;
if(x){if(r.amount!==void 0){let p=r.amount;const A=e;if(e===A)if(typeof p=="number"){if(p<1e-8||isNaN(p))return pe.errors=
[{instancePath:t+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1e-8}}],
!1}else return pe.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"n\
umber"}}],!1;var x=A===e}else var x=!0;if(x){if(r.currency!==void 0){let p=r.currency;const A=e;if(typeof p!="string")return pe.
errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"s\
tring"}}],!1;if(!(p==="BTC"||p==="ETH"||p==="LTC"||p==="USDT"||p==="USDC"||p==="TRX"||p==="XRP"||p==="SOL"||p==="DOGE"))
return pe.errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{
allowedValues:ze.enum}}],!1;var x=A===e}else var x=!0;if(x){if(r.status!==void 0){let p=r.status;const A=e;if(typeof p!=
"string")return pe.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/PayoutStatus/type",keyword:"type",
params:{type:"string"}}],!1;if(!(p==="pending"||p==="processing"||p==="completed"||p==="failed"))return pe.errors=[{instancePath:t+
"/status",schemaPath:"#/components/schemas/PayoutStatus/enum",keyword:"enum",params:{allowedValues:Ur.enum}}],!1;var x=A===
e}else var x=!0;if(x){if(r.address!==void 0){let p=r.address;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(
p)<1)return pe.errors=[{instancePath:t+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return pe.errors=[{instancePath:t+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{
type:"string"}}],!1;var x=A===e}else var x=!0;if(x){if(r.description!==void 0){let p=r.description;const A=e;if(e===e)if(typeof p==
"string"){if(p.length>1e3&&f(p)>1e3)return pe.errors=[{instancePath:t+"/description",schemaPath:"#/components/schemas/De\
scription/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return pe.errors=[{instancePath:t+"/description",schemaPath:"\
#/components/schemas/Description/type",keyword:"type",params:{type:"string"}}],!1;var x=A===e}else var x=!0;if(x){if(r.created_at!==
void 0){let p=r.created_at;const A=e,he=e;if(e===he&&e===he)if(typeof p=="string")if(u.test(p)){if(!q(p))return pe.errors=
[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-\
time"}}],!1}else return pe.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return pe.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var x=A===e}else
var x=!0;if(x){if(r.fee_level!==void 0){let p=r.fee_level;const A=e;if(typeof p!="string")return pe.errors=[{instancePath:t+
"/fee_level",schemaPath:"#/components/schemas/FeeLevel/type",keyword:"type",params:{type:"string"}}],!1;if(!(p==="low"||
p==="medium"||p==="high"))return pe.errors=[{instancePath:t+"/fee_level",schemaPath:"#/components/schemas/FeeLevel/enum",
keyword:"enum",params:{allowedValues:Sr.enum}}],!1;var x=A===e}else var x=!0;if(x){if(r.metadata!==void 0){const p=e;De(
r.metadata,{instancePath:t+"/metadata",parentData:r,parentDataProperty:"metadata",rootData:H,dynamicAnchors:S})||(a=a===
null?De.errors:a.concat(De.errors),e=a.length);var x=p===e}else var x=!0;if(x){if(r.updated_at!==void 0){let p=r.updated_at;
const A=e,he=e;if(e===he&&e===he)if(typeof p=="string")if(u.test(p)){if(!q(p))return pe.errors=[{instancePath:t+"/update\
d_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return pe.
errors=[{instancePath:t+"/updated_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return pe.errors=[{instancePath:t+"/updated_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var x=A===e}else var x=!0;if(x){if(r.fee_paid!==
void 0){let p=r.fee_paid;const A=e;if(e===A)if(typeof p=="number"){if(p<0||isNaN(p))return pe.errors=[{instancePath:t+"/\
fee_paid",schemaPath:"#/properties/fee_paid/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return pe.
errors=[{instancePath:t+"/fee_paid",schemaPath:"#/properties/fee_paid/type",keyword:"type",params:{type:"number"}}],!1;var x=A===
e}else var x=!0;if(x){if(r.fee_currency!==void 0){let p=r.fee_currency;const A=e;if(typeof p!="string")return pe.errors=
[{instancePath:t+"/fee_currency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"stri\
ng"}}],!1;if(!(p==="BTC"||p==="ETH"||p==="LTC"||p==="USDT"||p==="USDC"||p==="TRX"||p==="XRP"||p==="SOL"||p==="DOGE"))return pe.
errors=[{instancePath:t+"/fee_currency",schemaPath:"#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:ze.
enum}}],!1;var x=A===e}else var x=!0;if(x)if(r.transaction_id!==void 0){let p=r.transaction_id;const A=e;if(e===e)if(typeof p==
"string"){if(!rr.test(p))return pe.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/components/schemas/Transactio\
nId/pattern",keyword:"pattern",params:{pattern:"^txn_[0-9a-z]{24}$"}}],!1}else return pe.errors=[{instancePath:t+"/trans\
action_id",schemaPath:"#/components/schemas/TransactionId/type",keyword:"type",params:{type:"string"}}],!1;var x=A===e}else
var x=!0}}}}}}}}}}}}}}else return pe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return pe.errors=a,e===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _r(r,{instancePath:t="",parentData:B,
parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=_r.evaluated;return m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),pe(r,{instancePath:t,parentData:B,parentDataProperty:W,rootData:H,dynamicAnchors:S})||
(a=a===null?pe.errors:a.concat(pe.errors),e=a.length),_r.errors=a,e===0}_r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},
O.answer20=Pr;const Xt={$ref:"contract:#/components/schemas/WebhookEndpointList"},tt={type:"object",description:"All web\
hook endpoints of the merchant.",additionalProperties:!1,required:["data","has_more","url"],properties:{data:{type:"arra\
y",description:"Newest first.",maxItems:16,items:{$ref:"#/components/schemas/WebhookEndpointListItem"}},has_more:{type:"\
boolean",const:!1,description:"Always false, since all endpoints are on one page."},url:{type:"string",enum:["/v1/webhoo\
ks"],description:"Relative path of this list."}}},Gt={type:"object",description:"A webhook endpoint in the short form of\
 a list.",additionalProperties:!1,required:["id","url","event_types","created_at"],properties:{id:{$ref:"#/components/sc\
hemas/WebhookId"},url:{$ref:"#/components/schemas/HttpUrl",description:"Where events are delivered."},event_types:{type:"\
array",description:"The subscribed types.",minItems:1,uniqueItems:!0,items:{$ref:"#/components/schemas/EventType"}},created_at:{
$ref:"#/components/schemas/Timestamp",description:"When the endpoint was registered."}}},zt={type:"string",description:"\
Identifier of a webhook endpoint.",pattern:"^whk_[0-9a-z]{24}$"},Or={type:"string",description:"A type of event that can\
 be subscribed to. The webhooks section says what each carries.",enum:["payment.created","payment.pending","payment.unde\
rpaid","payment.overpaid","payment.succeeded","payment.expired","payment.paid_late","payment.failed","transaction.create\
d","transaction.confirmed","transaction.failed","transaction.refunded","refund.created","refund.completed","invoice.crea\
ted","invoice.opened","invoice.paid","invoice.past_due","invoice.voided","payout.created","payout.processing","payout.co\
mpleted","payout.failed"]},Er=new RegExp("^whk_[0-9a-z]{24}$","u"),Mr=equal;function ke(r,{instancePath:t="",parentData:B,
parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=ke.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&(l="\
id")||r.url===void 0&&(l="url")||r.event_types===void 0&&(l="event_types")||r.created_at===void 0&&(l="created_at"))return ke.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{const n=e;for(const o in r)
if(!(o==="id"||o==="url"||o==="event_types"||o==="created_at")){return ke.errors=[{instancePath:t,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(n===e){if(r.id!==void 0){let o=r.
id;const k=e;if(e===e)if(typeof o=="string"){if(!Er.test(o))return ke.errors=[{instancePath:t+"/id",schemaPath:"#/compon\
ents/schemas/WebhookId/pattern",keyword:"pattern",params:{pattern:"^whk_[0-9a-z]{24}$"}}],!1}else return ke.errors=[{instancePath:t+
"/id",schemaPath:"#/components/schemas/WebhookId/type",keyword:"type",params:{type:"string"}}],!1;var d=k===e}else var d=!0;
if(d){if(r.url!==void 0){let o=r.url;const k=e,g=e;if(e===g&&e===g)if(typeof o=="string"){if(o.length>2048&&f(o)>2048)return ke.
errors=[{instancePath:t+"/url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"maxLength",params:{limit:2048}}],
!1;if(R.test(o)){if(!N(o))return ke.errors=[{instancePath:t+"/url",schemaPath:"#/components/schemas/HttpUrl/format",keyword:"\
format",params:{format:"uri"}}],!1}else return ke.errors=[{instancePath:t+"/url",schemaPath:"#/components/schemas/HttpUr\
l/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]"}}],!1}else return ke.errors=[{instancePath:t+
"/url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"type",params:{type:"string"}}],!1;var d=k===e}else var d=!0;
if(d){if(r.event_types!==void 0){let o=r.event_types;const k=e;if(e===k)if(Array.isArray(o)){if(o.length<1)return ke.errors=
[{instancePath:t+"/event_types",schemaPath:"#/properties/event_types/minItems",keyword:"minItems",params:{limit:1}}],!1;
{var L=!0;const z=o.length;for(let s=0;s<z;s++){let v=o[s];const G=e;if(typeof v!="string")return ke.errors=[{instancePath:t+
"/event_types/"+s,schemaPath:"#/components/schemas/EventType/type",keyword:"type",params:{type:"string"}}],!1;if(!(v==="\
payment.created"||v==="payment.pending"||v==="payment.underpaid"||v==="payment.overpaid"||v==="payment.succeeded"||v==="\
payment.expired"||v==="payment.paid_late"||v==="payment.failed"||v==="transaction.created"||v==="transaction.confirmed"||
v==="transaction.failed"||v==="transaction.refunded"||v==="refund.created"||v==="refund.completed"||v==="invoice.created"||
v==="invoice.opened"||v==="invoice.paid"||v==="invoice.past_due"||v==="invoice.voided"||v==="payout.created"||v==="payou\
t.processing"||v==="payout.completed"||v==="payout.failed"))return ke.errors=[{instancePath:t+"/event_types/"+s,schemaPath:"\
#/components/schemas/EventType/enum",keyword:"enum",params:{allowedValues:Or.enum}}],!1;var L=G===e;if(!L)break}if(L){let s=o.
length,v;if(s>1){e:for(;s--;)for(v=s;v--;)if(Mr(o[s],o[v])){return ke.errors=[{instancePath:t+"/event_types",schemaPath:"\
#/properties/event_types/uniqueItems",keyword:"uniqueItems",params:{i:s,j:v}}],!1;break e}}}}}else return ke.errors=[{instancePath:t+
"/event_types",schemaPath:"#/properties/event_types/type",keyword:"type",params:{type:"array"}}],!1;var d=k===e}else var d=!0;
if(d)if(r.created_at!==void 0){let o=r.created_at;const k=e,g=e;if(e===g&&e===g)if(typeof o=="string")if(u.test(o)){if(!q(
o))return ke.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{
format:"date-time"}}],!1}else return ke.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp\
/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return ke.
errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var d=k===e}else var d=!0}}}}}else return ke.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ke.errors=a,e===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function He(r,{instancePath:t="",
parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=He.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.data===void 0&&
(l="data")||r.has_more===void 0&&(l="has_more")||r.url===void 0&&(l="url"))return He.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:l}}],!1;{const n=e;for(const o in r)if(!(o==="data"||o==="has_mor\
e"||o==="url")){return He.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o}}],!1;break}if(n===e){if(r.data!==void 0){let o=r.data;const k=e;if(e===k)if(Array.isArray(o)){if(o.
length>16)return He.errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var d=!0;const g=o.length;for(let z=0;z<g;z++){const s=e;ke(o[z],{instancePath:t+"/data/"+z,parentData:o,parentDataProperty:z,
rootData:H,dynamicAnchors:S})||(a=a===null?ke.errors:a.concat(ke.errors),e=a.length);var d=s===e;if(!d)break}}}else return He.
errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"}}],!1;var L=k===
e}else var L=!0;if(L){if(r.has_more!==void 0){let o=r.has_more;const k=e;if(typeof o!="boolean")return He.errors=[{instancePath:t+
"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!1)return He.errors=
[{instancePath:t+"/has_more",schemaPath:"#/properties/has_more/const",keyword:"const",params:{allowedValue:!1}}],!1;var L=k===
e}else var L=!0;if(L)if(r.url!==void 0){let o=r.url;const k=e;if(typeof o!="string")return He.errors=[{instancePath:t+"/\
url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;if(o!=="/v1/webhooks")return He.errors=
[{instancePath:t+"/url",schemaPath:"#/properties/url/enum",keyword:"enum",params:{allowedValues:tt.properties.url.enum}}],
!1;var L=k===e}else var L=!0}}}}else return He.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return He.errors=a,e===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pr(r,{instancePath:t="",
parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=Pr.evaluated;return m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),He(r,{instancePath:t,parentData:B,parentDataProperty:W,rootData:H,dynamicAnchors:S})||
(a=a===null?He.errors:a.concat(He.errors),e=a.length),Pr.errors=a,e===0}Pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},
O.answer21=wr;const Yt={$ref:"contract:#/components/schemas/WebhookEndpoint"},Kt={type:"object",description:"A webhook e\
ndpoint, as registration and retrieval answer it.",additionalProperties:!1,required:["id","url","secret_provided","event\
_types","created_at"],properties:{id:{$ref:"#/components/schemas/WebhookId"},url:{$ref:"#/components/schemas/HttpUrl",description:"\
Where events are delivered."},secret_provided:{type:"boolean",description:"Whether a secret was registered, and so wheth\
er deliveries are signed."},event_types:{type:"array",description:"The subscribed types.",minItems:1,uniqueItems:!0,items:{
$ref:"#/components/schemas/EventType"}},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the endpoint\
 was registered."}}};function we(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){
let a=null,e=0;const m=we.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let l;if(r.id===void 0&&(l="id")||r.url===void 0&&(l="url")||r.secret_provided===void 0&&(l=
"secret_provided")||r.event_types===void 0&&(l="event_types")||r.created_at===void 0&&(l="created_at"))return we.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{const n=e;for(const o in r)
if(!(o==="id"||o==="url"||o==="secret_provided"||o==="event_types"||o==="created_at")){return we.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(n===e){if(r.
id!==void 0){let o=r.id;const k=e;if(e===e)if(typeof o=="string"){if(!Er.test(o))return we.errors=[{instancePath:t+"/id",
schemaPath:"#/components/schemas/WebhookId/pattern",keyword:"pattern",params:{pattern:"^whk_[0-9a-z]{24}$"}}],!1}else return we.
errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/WebhookId/type",keyword:"type",params:{type:"string"}}],!1;
var d=k===e}else var d=!0;if(d){if(r.url!==void 0){let o=r.url;const k=e,g=e;if(e===g&&e===g)if(typeof o=="string"){if(o.
length>2048&&f(o)>2048)return we.errors=[{instancePath:t+"/url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"\
maxLength",params:{limit:2048}}],!1;if(R.test(o)){if(!N(o))return we.errors=[{instancePath:t+"/url",schemaPath:"#/compon\
ents/schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return we.errors=[{instancePath:t+"/url",schemaPath:"\
#/components/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]"}}],!1}else return we.
errors=[{instancePath:t+"/url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"type",params:{type:"string"}}],!1;
var d=k===e}else var d=!0;if(d){if(r.secret_provided!==void 0){const o=e;if(typeof r.secret_provided!="boolean")return we.
errors=[{instancePath:t+"/secret_provided",schemaPath:"#/properties/secret_provided/type",keyword:"type",params:{type:"b\
oolean"}}],!1;var d=o===e}else var d=!0;if(d){if(r.event_types!==void 0){let o=r.event_types;const k=e;if(e===k)if(Array.
isArray(o)){if(o.length<1)return we.errors=[{instancePath:t+"/event_types",schemaPath:"#/properties/event_types/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var L=!0;const z=o.length;for(let s=0;s<z;s++){let v=o[s];const G=e;if(typeof v!=
"string")return we.errors=[{instancePath:t+"/event_types/"+s,schemaPath:"#/components/schemas/EventType/type",keyword:"t\
ype",params:{type:"string"}}],!1;if(!(v==="payment.created"||v==="payment.pending"||v==="payment.underpaid"||v==="paymen\
t.overpaid"||v==="payment.succeeded"||v==="payment.expired"||v==="payment.paid_late"||v==="payment.failed"||v==="transac\
tion.created"||v==="transaction.confirmed"||v==="transaction.failed"||v==="transaction.refunded"||v==="refund.created"||
v==="refund.completed"||v==="invoice.created"||v==="invoice.opened"||v==="invoice.paid"||v==="invoice.past_due"||v==="in\
voice.voided"||v==="payout.created"||v==="payout.processing"||v==="payout.completed"||v==="payout.failed"))return we.errors=
[{instancePath:t+"/event_types/"+s,schemaPath:"#/components/schemas/EventType/enum",keyword:"enum",params:{allowedValues:Or.
enum}}],!1;var L=G===e;if(!L)break}if(L){let s=o.length,v;if(s>1){e:for(;s--;)for(v=s;v--;)if(Mr(o[s],o[v])){return we.errors=
[{instancePath:t+"/event_types",schemaPath:"#/properties/event_types/uniqueItems",keyword:"uniqueItems",params:{i:s,j:v}}],
!1;break e}}}}}else return we.errors=[{instancePath:t+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"\
type",params:{type:"array"}}],!1;var d=k===e}else var d=!0;if(d)if(r.created_at!==void 0){let o=r.created_at;const k=e,g=e;
if(e===g&&e===g)if(typeof o=="string")if(u.test(o)){if(!q(o))return we.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return we.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\
\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return we.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/\
schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var d=k===e}else var d=!0}}}}}}else return we.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=a,e===0}we.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function wr(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){
let a=null,e=0;const m=wr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),we(r,{instancePath:t,
parentData:B,parentDataProperty:W,rootData:H,dynamicAnchors:S})||(a=a===null?we.errors:a.concat(we.errors),e=a.length),wr.
errors=a,e===0}wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},O.answer22=kr;const Zt={$ref:"contract:#/componen\
ts/schemas/ErrorWebhookConflict"},Jt={type:"object",description:"Error body. Codes of a 409 of createWebhook: the addres\
s is registered already, or the first request with this Idempotency-Key is still running.",allOf:[{$ref:"#/components/sc\
hemas/Error"},{type:"object",properties:{error:{type:"object",properties:{code:{$ref:"#/components/schemas/ErrorCodeWebh\
ookConflict"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}}]},
st={type:"string",description:"Codes of a 409 of createWebhook: the address is registered already, or the first request \
with this Idempotency-Key is still running.",enum:["DUPLICATE_WEBHOOK","IDEMPOTENCY_KEY_IN_USE"]};function je(r,{instancePath:t="",
parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=je.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),!(r&&typeof r=="object"&&!Array.isArray(r)))return je.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;const d=e;$(r,{instancePath:t,parentData:B,parentDataProperty:W,
rootData:H,dynamicAnchors:S})||(a=a===null?$.errors:a.concat($.errors),e=a.length);var L=d===e;if(L){const o=e;if(e===o)
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.error!==void 0){let g=r.error;if(e===e)if(g&&typeof g=="object"&&!Array.
isArray(g)){if(g.code!==void 0){let s=g.code;const v=e;if(typeof s!="string")return je.errors=[{instancePath:t+"/error/c\
ode",schemaPath:"#/components/schemas/ErrorCodeWebhookConflict/type",keyword:"type",params:{type:"string"}}],!1;if(!(s===
"DUPLICATE_WEBHOOK"||s==="IDEMPOTENCY_KEY_IN_USE"))return je.errors=[{instancePath:t+"/error/code",schemaPath:"#/compone\
nts/schemas/ErrorCodeWebhookConflict/enum",keyword:"enum",params:{allowedValues:st.enum}}],!1;var l=v===e}else var l=!0;
if(l){if(g.message!==void 0){let s=g.message;const v=e;if(e===e)if(typeof s=="string"){if(s.length<2&&f(s)<1)return je.errors=
[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return je.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"\
type",params:{type:"string"}}],!1;var l=v===e}else var l=!0;if(l)if(g.details!==void 0){let s=g.details;const v=e;if(e===
e)if(s&&typeof s=="object"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U="parameter")||s.rule===void 0&&(U="rule"))
return je.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"requ\
ired",params:{missingProperty:U}}],!1;{const T=e;for(const p in s)if(!(p==="parameter"||p==="value"||p==="rule"||p==="re\
ason")){return je.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(T===e){if(s.parameter!==void 0){let p=s.
parameter;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<1)return je.errors=[{instancePath:t+"/error/deta\
ils/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return je.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDe\
tails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0;if(n){if(s.rule!==
void 0){let p=s.rule;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<1)return je.errors=[{instancePath:t+"\
/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return je.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails\
/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0;if(n)if(s.reason!==void 0){let p=s.
reason;const A=e;if(e===A)if(typeof p=="string"){if(p.length<2&&f(p)<1)return je.errors=[{instancePath:t+"/error/details\
/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return je.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properti\
es/reason/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0}}}}else return je.errors=[{instancePath:t+
"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var l=v===
e}else var l=!0}}else return je.errors=[{instancePath:t+"/error",schemaPath:"#/allOf/1/properties/error/type",keyword:"t\
ype",params:{type:"object"}}],!1}}else return je.errors=[{instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"}}],!1;var L=o===e}return je.errors=a,e===0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function kr(r,{
instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=kr.evaluated;
return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),je(r,{instancePath:t,parentData:B,parentDataProperty:W,
rootData:H,dynamicAnchors:S})||(a=a===null?je.errors:a.concat(je.errors),e=a.length),kr.errors=a,e===0}kr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1},O.answer23=br;const Qt={$ref:"contract:#/components/schemas/WebhookDeletion"},es={type:"\
object",description:"What the deletion of a webhook endpoint answers.",additionalProperties:!1,required:["id","deleted"],
properties:{id:{$ref:"#/components/schemas/WebhookId"},deleted:{type:"boolean",const:!0,description:"The endpoint is gon\
e."}}};function Ve(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,
e=0;const m=Ve.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){let L;if(r.id===void 0&&(L="id")||r.deleted===void 0&&(L="deleted"))return Ve.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:L}}],!1;{const l=e;for(const n in r)if(!(n==="id"||n===
"deleted")){return Ve.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}}],!1;break}if(l===e){if(r.id!==void 0){let n=r.id;const o=e;if(e===e)if(typeof n=="string"){if(!Er.
test(n))return Ve.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/WebhookId/pattern",keyword:"pattern",params:{
pattern:"^whk_[0-9a-z]{24}$"}}],!1}else return Ve.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/Webhook\
Id/type",keyword:"type",params:{type:"string"}}],!1;var d=o===e}else var d=!0;if(d)if(r.deleted!==void 0){let n=r.deleted;
const o=e;if(typeof n!="boolean")return Ve.errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"\
type",params:{type:"boolean"}}],!1;if(n!==!0)return Ve.errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/delet\
ed/const",keyword:"const",params:{allowedValue:!0}}],!1;var d=o===e}else var d=!0}}}else return Ve.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ve.errors=a,e===0}Ve.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function br(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){
let a=null,e=0;const m=br.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Ve(r,{instancePath:t,
parentData:B,parentDataProperty:W,rootData:H,dynamicAnchors:S})||(a=a===null?Ve.errors:a.concat(Ve.errors),e=a.length),br.
errors=a,e===0}br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},O.answer24=qr;const rs={$ref:"contract:#/componen\
ts/schemas/Balance"},ts={type:"object",description:"The merchant's money per currency.",additionalProperties:!1,required:[
"available","pending","currency_details"],properties:{available:{$ref:"#/components/schemas/AmountPerCurrency",description:"\
What can be paid out now, per currency code."},pending:{$ref:"#/components/schemas/AmountPerCurrency",description:"What \
has come in and is not confirmed yet, per currency code."},currency_details:{$ref:"#/components/schemas/CurrencyDetails"}}},
at={type:"object",description:"Amounts by currency code, each in units of its currency.",additionalProperties:!1,properties:{
BTC:{$ref:"#/components/schemas/HeldAmount"},ETH:{$ref:"#/components/schemas/HeldAmount"},LTC:{$ref:"#/components/schema\
s/HeldAmount"},USDT:{$ref:"#/components/schemas/HeldAmount"},USDC:{$ref:"#/components/schemas/HeldAmount"},TRX:{$ref:"#/\
components/schemas/HeldAmount"},XRP:{$ref:"#/components/schemas/HeldAmount"},SOL:{$ref:"#/components/schemas/HeldAmount"},
DOGE:{$ref:"#/components/schemas/HeldAmount"},USD:{$ref:"#/components/schemas/HeldAmount"},EUR:{$ref:"#/components/schem\
as/HeldAmount"},GBP:{$ref:"#/components/schemas/HeldAmount"},CHF:{$ref:"#/components/schemas/HeldAmount"},CAD:{$ref:"#/c\
omponents/schemas/HeldAmount"},AUD:{$ref:"#/components/schemas/HeldAmount"},JPY:{$ref:"#/components/schemas/HeldAmount"}}},
ss={type:"number",description:"An amount that the merchant has, in units of its currency.",minimum:0};function ae(r,{instancePath:t="",
parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=ae.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){const L=e;for(const l in r)
if(!Ye.call(at.properties,l)){return ae.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:l}}],!1;break}if(L===e){if(r.BTC!==void 0){let l=r.BTC;const n=e;if(e===e)if(typeof l==
"number"){if(l<0||isNaN(l))return ae.errors=[{instancePath:t+"/BTC",schemaPath:"#/components/schemas/HeldAmount/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ae.errors=[{instancePath:t+"/BTC",schemaPath:"#/comp\
onents/schemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var d=n===e}else var d=!0;if(d){if(r.ETH!==void 0){
let l=r.ETH;const n=e;if(e===e)if(typeof l=="number"){if(l<0||isNaN(l))return ae.errors=[{instancePath:t+"/ETH",schemaPath:"\
#/components/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ae.errors=[
{instancePath:t+"/ETH",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var d=n===
e}else var d=!0;if(d){if(r.LTC!==void 0){let l=r.LTC;const n=e;if(e===e)if(typeof l=="number"){if(l<0||isNaN(l))return ae.
errors=[{instancePath:t+"/LTC",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return ae.errors=[{instancePath:t+"/LTC",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"\
type",params:{type:"number"}}],!1;var d=n===e}else var d=!0;if(d){if(r.USDT!==void 0){let l=r.USDT;const n=e;if(e===e)if(typeof l==
"number"){if(l<0||isNaN(l))return ae.errors=[{instancePath:t+"/USDT",schemaPath:"#/components/schemas/HeldAmount/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ae.errors=[{instancePath:t+"/USDT",schemaPath:"#/com\
ponents/schemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var d=n===e}else var d=!0;if(d){if(r.USDC!==
void 0){let l=r.USDC;const n=e;if(e===e)if(typeof l=="number"){if(l<0||isNaN(l))return ae.errors=[{instancePath:t+"/USDC",
schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ae.
errors=[{instancePath:t+"/USDC",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],
!1;var d=n===e}else var d=!0;if(d){if(r.TRX!==void 0){let l=r.TRX;const n=e;if(e===e)if(typeof l=="number"){if(l<0||isNaN(
l))return ae.errors=[{instancePath:t+"/TRX",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return ae.errors=[{instancePath:t+"/TRX",schemaPath:"#/components/schemas/HeldAmount/\
type",keyword:"type",params:{type:"number"}}],!1;var d=n===e}else var d=!0;if(d){if(r.XRP!==void 0){let l=r.XRP;const n=e;
if(e===e)if(typeof l=="number"){if(l<0||isNaN(l))return ae.errors=[{instancePath:t+"/XRP",schemaPath:"#/components/schem\
as/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ae.errors=[{instancePath:t+"/\
XRP",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var d=n===e}else var d=!0;
if(d){if(r.SOL!==void 0){let l=r.SOL;const n=e;if(e===e)if(typeof l=="number"){if(l<0||isNaN(l))return ae.errors=[{instancePath:t+
"/SOL",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else
return ae.errors=[{instancePath:t+"/SOL",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"\
number"}}],!1;var d=n===e}else var d=!0;if(d){if(r.DOGE!==void 0){let l=r.DOGE;const n=e;if(e===e)if(typeof l=="number"){
if(l<0||isNaN(l))return ae.errors=[{instancePath:t+"/DOGE",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}else return ae.errors=[{instancePath:t+"/DOGE",schemaPath:"#/components/s\
chemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var d=n===e}else var d=!0;if(d){if(r.USD!==void 0){let l=r.
USD;const n=e;if(e===e)if(typeof l=="number"){if(l<0||isNaN(l))return ae.errors=[{instancePath:t+"/USD",schemaPath:"#/co\
mponents/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ae.errors=[{instancePath:t+
"/USD",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var d=n===e}else var d=!0;
if(d){if(r.EUR!==void 0){let l=r.EUR;const n=e;if(e===e)if(typeof l=="number"){if(l<0||isNaN(l))return ae.errors=[{instancePath:t+
"/EUR",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else
return ae.errors=[{instancePath:t+"/EUR",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"\
number"}}],!1;var d=n===e}else var d=!0;if(d){if(r.GBP!==void 0){let l=r.GBP;const n=e;if(e===e)if(typeof l=="number"){if(l<
0||isNaN(l))return ae.errors=[{instancePath:t+"/GBP",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}else return ae.errors=[{instancePath:t+"/GBP",schemaPath:"#/components/schemas\
/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var d=n===e}else var d=!0;if(d){if(r.CHF!==void 0){let l=r.
CHF;const n=e;if(e===e)if(typeof l=="number"){if(l<0||isNaN(l))return ae.errors=[{instancePath:t+"/CHF",schemaPath:"#/co\
mponents/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ae.errors=[{instancePath:t+
"/CHF",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var d=n===e}else var d=!0;
if(d){if(r.CAD!==void 0){let l=r.CAD;const n=e;if(e===e)if(typeof l=="number"){if(l<0||isNaN(l))return ae.errors=[{instancePath:t+
"/CAD",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else
return ae.errors=[{instancePath:t+"/CAD",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"\
number"}}],!1;var d=n===e}else var d=!0;if(d){if(r.AUD!==void 0){let l=r.AUD;const n=e;if(e===e)if(typeof l=="number"){if(l<
0||isNaN(l))return ae.errors=[{instancePath:t+"/AUD",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}else return ae.errors=[{instancePath:t+"/AUD",schemaPath:"#/components/schemas\
/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var d=n===e}else var d=!0;if(d)if(r.JPY!==void 0){let l=r.JPY;
const n=e;if(e===e)if(typeof l=="number"){if(l<0||isNaN(l))return ae.errors=[{instancePath:t+"/JPY",schemaPath:"#/compon\
ents/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ae.errors=[{instancePath:t+
"/JPY",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var d=n===e}else var d=!0}}}}}}}}}}}}}}}}else
return ae.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=a,e===
0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const nt={type:"object",description:"What withdrawing a curren\
cy costs and at least takes, per currency code.",additionalProperties:!1,properties:{BTC:{$ref:"#/components/schemas/Cry\
ptoCurrencyDetails"},ETH:{$ref:"#/components/schemas/CryptoCurrencyDetails"},LTC:{$ref:"#/components/schemas/CryptoCurre\
ncyDetails"},USDT:{$ref:"#/components/schemas/CryptoCurrencyDetails"},USDC:{$ref:"#/components/schemas/CryptoCurrencyDet\
ails"},TRX:{$ref:"#/components/schemas/CryptoCurrencyDetails"},XRP:{$ref:"#/components/schemas/CryptoCurrencyDetails"},SOL:{
$ref:"#/components/schemas/CryptoCurrencyDetails"},DOGE:{$ref:"#/components/schemas/CryptoCurrencyDetails"},USD:{$ref:"#\
/components/schemas/FiatCurrencyDetails"},EUR:{$ref:"#/components/schemas/FiatCurrencyDetails"},GBP:{$ref:"#/components/\
schemas/FiatCurrencyDetails"},CHF:{$ref:"#/components/schemas/FiatCurrencyDetails"},CAD:{$ref:"#/components/schemas/Fiat\
CurrencyDetails"},AUD:{$ref:"#/components/schemas/FiatCurrencyDetails"},JPY:{$ref:"#/components/schemas/FiatCurrencyDeta\
ils"}}},as={type:"object",description:"What withdrawing a fiat currency at least takes; no network carries it, so there \
is no network fee.",additionalProperties:!1,required:["minimum_withdrawal"],properties:{minimum_withdrawal:{type:"number",
minimum:0,description:"The smallest amount that can be withdrawn."}}},ns={type:"object",description:"What withdrawing a \
cryptocurrency costs and at least takes.",additionalProperties:!1,required:["minimum_withdrawal","network_fee_estimate"],
properties:{minimum_withdrawal:{type:"number",minimum:0,description:"The smallest amount that can be withdrawn."},network_fee_estimate:{
$ref:"#/components/schemas/NetworkFeeEstimate"}}},is={type:"object",description:"The network fee to expect for each leve\
l.",additionalProperties:!1,required:["low","medium","high"],properties:{low:{type:"number",minimum:0,description:"Fee o\
f the slowest level."},medium:{type:"number",minimum:0,description:"Fee of the level that is taken when none is named."},
high:{type:"number",minimum:0,description:"Fee of the fastest level."}}};function se(r,{instancePath:t="",parentData:B,parentDataProperty:W,
rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=se.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.minimum_withdrawal===void 0&&(l="minimum_\
withdrawal")||r.network_fee_estimate===void 0&&(l="network_fee_estimate"))return se.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:l}}],!1;{const n=e;for(const o in r)if(!(o==="minimum_withdrawal"||
o==="network_fee_estimate")){return se.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:o}}],!1;break}if(n===e){if(r.minimum_withdrawal!==void 0){let o=r.minimum_withdrawal;
const k=e;if(e===k)if(typeof o=="number"){if(o<0||isNaN(o))return se.errors=[{instancePath:t+"/minimum_withdrawal",schemaPath:"\
#/properties/minimum_withdrawal/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return se.errors=[
{instancePath:t+"/minimum_withdrawal",schemaPath:"#/properties/minimum_withdrawal/type",keyword:"type",params:{type:"num\
ber"}}],!1;var d=k===e}else var d=!0;if(d)if(r.network_fee_estimate!==void 0){let o=r.network_fee_estimate;const k=e;if(e===
e)if(o&&typeof o=="object"&&!Array.isArray(o)){let s;if(o.low===void 0&&(s="low")||o.medium===void 0&&(s="medium")||o.high===
void 0&&(s="high"))return se.errors=[{instancePath:t+"/network_fee_estimate",schemaPath:"#/components/schemas/NetworkFee\
Estimate/required",keyword:"required",params:{missingProperty:s}}],!1;{const v=e;for(const G in o)if(!(G==="low"||G==="m\
edium"||G==="high")){return se.errors=[{instancePath:t+"/network_fee_estimate",schemaPath:"#/components/schemas/NetworkF\
eeEstimate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:G}}],!1;break}if(v===e){if(o.
low!==void 0){let G=o.low;const x=e;if(e===x)if(typeof G=="number"){if(G<0||isNaN(G))return se.errors=[{instancePath:t+"\
/network_fee_estimate/low",schemaPath:"#/components/schemas/NetworkFeeEstimate/properties/low/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}else return se.errors=[{instancePath:t+"/network_fee_estimate/low",schemaPath:"#/c\
omponents/schemas/NetworkFeeEstimate/properties/low/type",keyword:"type",params:{type:"number"}}],!1;var L=x===e}else var L=!0;
if(L){if(o.medium!==void 0){let G=o.medium;const x=e;if(e===x)if(typeof G=="number"){if(G<0||isNaN(G))return se.errors=[
{instancePath:t+"/network_fee_estimate/medium",schemaPath:"#/components/schemas/NetworkFeeEstimate/properties/medium/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return se.errors=[{instancePath:t+"/network_fee_estim\
ate/medium",schemaPath:"#/components/schemas/NetworkFeeEstimate/properties/medium/type",keyword:"type",params:{type:"num\
ber"}}],!1;var L=x===e}else var L=!0;if(L)if(o.high!==void 0){let G=o.high;const x=e;if(e===x)if(typeof G=="number"){if(G<
0||isNaN(G))return se.errors=[{instancePath:t+"/network_fee_estimate/high",schemaPath:"#/components/schemas/NetworkFeeEs\
timate/properties/high/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return se.errors=[{instancePath:t+
"/network_fee_estimate/high",schemaPath:"#/components/schemas/NetworkFeeEstimate/properties/high/type",keyword:"type",params:{
type:"number"}}],!1;var L=x===e}else var L=!0}}}}else return se.errors=[{instancePath:t+"/network_fee_estimate",schemaPath:"\
#/components/schemas/NetworkFeeEstimate/type",keyword:"type",params:{type:"object"}}],!1;var d=k===e}else var d=!0}}}else
return se.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=a,e===
0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ne(r,{instancePath:t="",parentData:B,parentDataProperty:W,
rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const m=ne.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){const L=e;for(const l in r)if(!Ye.call(nt.properties,
l)){return ne.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(L===e){if(r.BTC!==void 0){const l=e;se(r.BTC,{instancePath:t+"/BTC",parentData:r,parentDataProperty:"BTC",rootData:H,
dynamicAnchors:S})||(a=a===null?se.errors:a.concat(se.errors),e=a.length);var d=l===e}else var d=!0;if(d){if(r.ETH!==void 0){
const l=e;se(r.ETH,{instancePath:t+"/ETH",parentData:r,parentDataProperty:"ETH",rootData:H,dynamicAnchors:S})||(a=a===null?
se.errors:a.concat(se.errors),e=a.length);var d=l===e}else var d=!0;if(d){if(r.LTC!==void 0){const l=e;se(r.LTC,{instancePath:t+
"/LTC",parentData:r,parentDataProperty:"LTC",rootData:H,dynamicAnchors:S})||(a=a===null?se.errors:a.concat(se.errors),e=
a.length);var d=l===e}else var d=!0;if(d){if(r.USDT!==void 0){const l=e;se(r.USDT,{instancePath:t+"/USDT",parentData:r,parentDataProperty:"\
USDT",rootData:H,dynamicAnchors:S})||(a=a===null?se.errors:a.concat(se.errors),e=a.length);var d=l===e}else var d=!0;if(d){
if(r.USDC!==void 0){const l=e;se(r.USDC,{instancePath:t+"/USDC",parentData:r,parentDataProperty:"USDC",rootData:H,dynamicAnchors:S})||
(a=a===null?se.errors:a.concat(se.errors),e=a.length);var d=l===e}else var d=!0;if(d){if(r.TRX!==void 0){const l=e;se(r.
TRX,{instancePath:t+"/TRX",parentData:r,parentDataProperty:"TRX",rootData:H,dynamicAnchors:S})||(a=a===null?se.errors:a.
concat(se.errors),e=a.length);var d=l===e}else var d=!0;if(d){if(r.XRP!==void 0){const l=e;se(r.XRP,{instancePath:t+"/XR\
P",parentData:r,parentDataProperty:"XRP",rootData:H,dynamicAnchors:S})||(a=a===null?se.errors:a.concat(se.errors),e=a.length);
var d=l===e}else var d=!0;if(d){if(r.SOL!==void 0){const l=e;se(r.SOL,{instancePath:t+"/SOL",parentData:r,parentDataProperty:"\
SOL",rootData:H,dynamicAnchors:S})||(a=a===null?se.errors:a.concat(se.errors),e=a.length);var d=l===e}else var d=!0;if(d){
if(r.DOGE!==void 0){const l=e;se(r.DOGE,{instancePath:t+"/DOGE",parentData:r,parentDataProperty:"DOGE",rootData:H,dynamicAnchors:S})||
(a=a===null?se.errors:a.concat(se.errors),e=a.length);var d=l===e}else var d=!0;if(d){if(r.USD!==void 0){let l=r.USD;const n=e;
if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let g;if(l.minimum_withdrawal===void 0&&(g="minimum_withdrawal"))return ne.
errors=[{instancePath:t+"/USD",schemaPath:"#/components/schemas/FiatCurrencyDetails/required",keyword:"required",params:{
missingProperty:g}}],!1;{const z=e;for(const s in l)if(s!=="minimum_withdrawal"){return ne.errors=[{instancePath:t+"/USD",
schemaPath:"#/components/schemas/FiatCurrencyDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(z===e&&l.minimum_withdrawal!==void 0){let s=l.minimum_withdrawal;if(e===e)if(typeof s=="number"){if(s<0||isNaN(
s))return ne.errors=[{instancePath:t+"/USD/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/prop\
erties/minimum_withdrawal/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ne.errors=[{instancePath:t+
"/USD/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimum_withdrawal/type",keyword:"\
type",params:{type:"number"}}],!1}}}else return ne.errors=[{instancePath:t+"/USD",schemaPath:"#/components/schemas/FiatC\
urrencyDetails/type",keyword:"type",params:{type:"object"}}],!1;var d=n===e}else var d=!0;if(d){if(r.EUR!==void 0){let l=r.
EUR;const n=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let g;if(l.minimum_withdrawal===void 0&&(g="minimum_\
withdrawal"))return ne.errors=[{instancePath:t+"/EUR",schemaPath:"#/components/schemas/FiatCurrencyDetails/required",keyword:"\
required",params:{missingProperty:g}}],!1;{const z=e;for(const s in l)if(s!=="minimum_withdrawal"){return ne.errors=[{instancePath:t+
"/EUR",schemaPath:"#/components/schemas/FiatCurrencyDetails/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}],!1;break}if(z===e&&l.minimum_withdrawal!==void 0){let s=l.minimum_withdrawal;if(e===e)if(typeof s==
"number"){if(s<0||isNaN(s))return ne.errors=[{instancePath:t+"/EUR/minimum_withdrawal",schemaPath:"#/components/schemas/\
FiatCurrencyDetails/properties/minimum_withdrawal/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ne.
errors=[{instancePath:t+"/EUR/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimu\
m_withdrawal/type",keyword:"type",params:{type:"number"}}],!1}}}else return ne.errors=[{instancePath:t+"/EUR",schemaPath:"\
#/components/schemas/FiatCurrencyDetails/type",keyword:"type",params:{type:"object"}}],!1;var d=n===e}else var d=!0;if(d){
if(r.GBP!==void 0){let l=r.GBP;const n=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let g;if(l.minimum_withdrawal===
void 0&&(g="minimum_withdrawal"))return ne.errors=[{instancePath:t+"/GBP",schemaPath:"#/components/schemas/FiatCurrencyD\
etails/required",keyword:"required",params:{missingProperty:g}}],!1;{const z=e;for(const s in l)if(s!=="minimum_withdraw\
al"){return ne.errors=[{instancePath:t+"/GBP",schemaPath:"#/components/schemas/FiatCurrencyDetails/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(z===e&&l.minimum_withdrawal!==void 0){let s=l.
minimum_withdrawal;if(e===e)if(typeof s=="number"){if(s<0||isNaN(s))return ne.errors=[{instancePath:t+"/GBP/minimum_with\
drawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimum_withdrawal/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return ne.errors=[{instancePath:t+"/GBP/minimum_withdrawal",schemaPath:"#/components/\
schemas/FiatCurrencyDetails/properties/minimum_withdrawal/type",keyword:"type",params:{type:"number"}}],!1}}}else return ne.
errors=[{instancePath:t+"/GBP",schemaPath:"#/components/schemas/FiatCurrencyDetails/type",keyword:"type",params:{type:"o\
bject"}}],!1;var d=n===e}else var d=!0;if(d){if(r.CHF!==void 0){let l=r.CHF;const n=e;if(e===e)if(l&&typeof l=="object"&&
!Array.isArray(l)){let g;if(l.minimum_withdrawal===void 0&&(g="minimum_withdrawal"))return ne.errors=[{instancePath:t+"/\
CHF",schemaPath:"#/components/schemas/FiatCurrencyDetails/required",keyword:"required",params:{missingProperty:g}}],!1;{
const z=e;for(const s in l)if(s!=="minimum_withdrawal"){return ne.errors=[{instancePath:t+"/CHF",schemaPath:"#/component\
s/schemas/FiatCurrencyDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}
if(z===e&&l.minimum_withdrawal!==void 0){let s=l.minimum_withdrawal;if(e===e)if(typeof s=="number"){if(s<0||isNaN(s))return ne.
errors=[{instancePath:t+"/CHF/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimu\
m_withdrawal/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ne.errors=[{instancePath:t+"/C\
HF/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimum_withdrawal/type",keyword:"\
type",params:{type:"number"}}],!1}}}else return ne.errors=[{instancePath:t+"/CHF",schemaPath:"#/components/schemas/FiatC\
urrencyDetails/type",keyword:"type",params:{type:"object"}}],!1;var d=n===e}else var d=!0;if(d){if(r.CAD!==void 0){let l=r.
CAD;const n=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let g;if(l.minimum_withdrawal===void 0&&(g="minimum_\
withdrawal"))return ne.errors=[{instancePath:t+"/CAD",schemaPath:"#/components/schemas/FiatCurrencyDetails/required",keyword:"\
required",params:{missingProperty:g}}],!1;{const z=e;for(const s in l)if(s!=="minimum_withdrawal"){return ne.errors=[{instancePath:t+
"/CAD",schemaPath:"#/components/schemas/FiatCurrencyDetails/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}],!1;break}if(z===e&&l.minimum_withdrawal!==void 0){let s=l.minimum_withdrawal;if(e===e)if(typeof s==
"number"){if(s<0||isNaN(s))return ne.errors=[{instancePath:t+"/CAD/minimum_withdrawal",schemaPath:"#/components/schemas/\
FiatCurrencyDetails/properties/minimum_withdrawal/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ne.
errors=[{instancePath:t+"/CAD/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimu\
m_withdrawal/type",keyword:"type",params:{type:"number"}}],!1}}}else return ne.errors=[{instancePath:t+"/CAD",schemaPath:"\
#/components/schemas/FiatCurrencyDetails/type",keyword:"type",params:{type:"object"}}],!1;var d=n===e}else var d=!0;if(d){
if(r.AUD!==void 0){let l=r.AUD;const n=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let g;if(l.minimum_withdrawal===
void 0&&(g="minimum_withdrawal"))return ne.errors=[{instancePath:t+"/AUD",schemaPath:"#/components/schemas/FiatCurrencyD\
etails/required",keyword:"required",params:{missingProperty:g}}],!1;{const z=e;for(const s in l)if(s!=="minimum_withdraw\
al"){return ne.errors=[{instancePath:t+"/AUD",schemaPath:"#/components/schemas/FiatCurrencyDetails/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(z===e&&l.minimum_withdrawal!==void 0){let s=l.
minimum_withdrawal;if(e===e)if(typeof s=="number"){if(s<0||isNaN(s))return ne.errors=[{instancePath:t+"/AUD/minimum_with\
drawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimum_withdrawal/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return ne.errors=[{instancePath:t+"/AUD/minimum_withdrawal",schemaPath:"#/components/\
schemas/FiatCurrencyDetails/properties/minimum_withdrawal/type",keyword:"type",params:{type:"number"}}],!1}}}else return ne.
errors=[{instancePath:t+"/AUD",schemaPath:"#/components/schemas/FiatCurrencyDetails/type",keyword:"type",params:{type:"o\
bject"}}],!1;var d=n===e}else var d=!0;if(d)if(r.JPY!==void 0){let l=r.JPY;const n=e;if(e===e)if(l&&typeof l=="object"&&
!Array.isArray(l)){let g;if(l.minimum_withdrawal===void 0&&(g="minimum_withdrawal"))return ne.errors=[{instancePath:t+"/\
JPY",schemaPath:"#/components/schemas/FiatCurrencyDetails/required",keyword:"required",params:{missingProperty:g}}],!1;{
const z=e;for(const s in l)if(s!=="minimum_withdrawal"){return ne.errors=[{instancePath:t+"/JPY",schemaPath:"#/component\
s/schemas/FiatCurrencyDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}
if(z===e&&l.minimum_withdrawal!==void 0){let s=l.minimum_withdrawal;if(e===e)if(typeof s=="number"){if(s<0||isNaN(s))return ne.
errors=[{instancePath:t+"/JPY/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimu\
m_withdrawal/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ne.errors=[{instancePath:t+"/J\
PY/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimum_withdrawal/type",keyword:"\
type",params:{type:"number"}}],!1}}}else return ne.errors=[{instancePath:t+"/JPY",schemaPath:"#/components/schemas/FiatC\
urrencyDetails/type",keyword:"type",params:{type:"object"}}],!1;var d=n===e}else var d=!0}}}}}}}}}}}}}}}}else return ne.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ne.errors=a,e===0}ne.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Ge(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,
dynamicAnchors:S={}}={}){let a=null,e=0;const m=Ge.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let L;if(r.available===void 0&&(L="available")||r.pending===void 0&&
(L="pending")||r.currency_details===void 0&&(L="currency_details"))return Ge.errors=[{instancePath:t,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:L}}],!1;{const l=e;for(const n in r)if(!(n==="available"||n==="pending"||
n==="currency_details")){return Ge.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:n}}],!1;break}if(l===e){if(r.available!==void 0){const n=e;ae(r.available,{instancePath:t+
"/available",parentData:r,parentDataProperty:"available",rootData:H,dynamicAnchors:S})||(a=a===null?ae.errors:a.concat(ae.
errors),e=a.length);var d=n===e}else var d=!0;if(d){if(r.pending!==void 0){const n=e;ae(r.pending,{instancePath:t+"/pend\
ing",parentData:r,parentDataProperty:"pending",rootData:H,dynamicAnchors:S})||(a=a===null?ae.errors:a.concat(ae.errors),
e=a.length);var d=n===e}else var d=!0;if(d)if(r.currency_details!==void 0){const n=e;ne(r.currency_details,{instancePath:t+
"/currency_details",parentData:r,parentDataProperty:"currency_details",rootData:H,dynamicAnchors:S})||(a=a===null?ne.errors:
a.concat(ne.errors),e=a.length);var d=n===e}else var d=!0}}}}else return Ge.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return Ge.errors=a,e===0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function qr(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;
const m=qr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Ge(r,{instancePath:t,parentData:B,
parentDataProperty:W,rootData:H,dynamicAnchors:S})||(a=a===null?Ge.errors:a.concat(Ge.errors),e=a.length),qr.errors=a,e===
0}qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},O.answer25=Lr;const os={$ref:"contract:#/components/schemas/Ac\
count"},ps={type:"object",description:"The merchant that the key belongs to.",additionalProperties:!1,required:["id","em\
ail","business_name","created_at","settings"],properties:{id:{$ref:"#/components/schemas/AccountId"},email:{$ref:"#/comp\
onents/schemas/Email",description:"The merchant's e-mail address."},business_name:{type:"string",description:"The mercha\
nt's name."},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the account was opened."},settings:{$ref:"\
#/components/schemas/AccountSettings"}}},ms={type:"string",description:"Identifier of an account.",pattern:"^acct_[0-9a-\
z]{24}$"},it=new RegExp("^acct_[0-9a-z]{24}$","u"),ds={type:"object",description:"How the merchant wants things shown.",
additionalProperties:!1,required:["display_currency","language","timezone"],properties:{display_currency:{$ref:"#/compon\
ents/schemas/Currency",description:"The currency that values are shown in."},language:{type:"string",description:"A lang\
uage tag such as `en` or `pt-BR`."},timezone:{type:"string",description:"A name of the time zone database such as `UTC` \
or `Europe/Berlin`."}}};function Be(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){
let a=null,e=0;const m=Be.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let L;if(r.display_currency===void 0&&(L="display_currency")||r.language===void 0&&(L="lang\
uage")||r.timezone===void 0&&(L="timezone"))return Be.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",
params:{missingProperty:L}}],!1;{const l=e;for(const n in r)if(!(n==="display_currency"||n==="language"||n==="timezone")){
return Be.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(l===e){if(r.display_currency!==void 0){let n=r.display_currency;const o=e;if(typeof n!="string")return Be.errors=
[{instancePath:t+"/display_currency",schemaPath:"#/components/schemas/Currency/type",keyword:"type",params:{type:"string"}}],
!1;if(!(n==="BTC"||n==="ETH"||n==="LTC"||n==="USDT"||n==="USDC"||n==="TRX"||n==="XRP"||n==="SOL"||n==="DOGE"||n==="USD"||
n==="EUR"||n==="GBP"||n==="CHF"||n==="CAD"||n==="AUD"||n==="JPY"))return Be.errors=[{instancePath:t+"/display_currency",
schemaPath:"#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:I.enum}}],!1;var d=o===e}else var d=!0;
if(d){if(r.language!==void 0){const n=e;if(typeof r.language!="string")return Be.errors=[{instancePath:t+"/language",schemaPath:"\
#/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var d=n===e}else var d=!0;if(d)if(r.timezone!==void 0){
const n=e;if(typeof r.timezone!="string")return Be.errors=[{instancePath:t+"/timezone",schemaPath:"#/properties/timezone\
/type",keyword:"type",params:{type:"string"}}],!1;var d=n===e}else var d=!0}}}}else return Be.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Be.errors=a,e===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function $e(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;
const m=$e.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let L;if(r.id===void 0&&(L="id")||r.email===void 0&&(L="email")||r.business_name===void 0&&(L="busine\
ss_name")||r.created_at===void 0&&(L="created_at")||r.settings===void 0&&(L="settings"))return $e.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:L}}],!1;{const l=e;for(const n in r)if(!(n==="id"||n===
"email"||n==="business_name"||n==="created_at"||n==="settings")){return $e.errors=[{instancePath:t,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(l===e){if(r.id!==void 0){let n=r.
id;const o=e;if(e===e)if(typeof n=="string"){if(!it.test(n))return $e.errors=[{instancePath:t+"/id",schemaPath:"#/compon\
ents/schemas/AccountId/pattern",keyword:"pattern",params:{pattern:"^acct_[0-9a-z]{24}$"}}],!1}else return $e.errors=[{instancePath:t+
"/id",schemaPath:"#/components/schemas/AccountId/type",keyword:"type",params:{type:"string"}}],!1;var d=o===e}else var d=!0;
if(d){if(r.email!==void 0){let n=r.email;const o=e,k=e;if(e===k&&e===k)if(typeof n=="string"){if(n.length>254&&f(n)>254)
return $e.errors=[{instancePath:t+"/email",schemaPath:"#/components/schemas/Email/maxLength",keyword:"maxLength",params:{
limit:254}}],!1;if(!or(n))return $e.errors=[{instancePath:t+"/email",schemaPath:"#/components/schemas/Email/format",keyword:"\
format",params:{format:"email"}}],!1}else return $e.errors=[{instancePath:t+"/email",schemaPath:"#/components/schemas/Em\
ail/type",keyword:"type",params:{type:"string"}}],!1;var d=o===e}else var d=!0;if(d){if(r.business_name!==void 0){const n=e;
if(typeof r.business_name!="string")return $e.errors=[{instancePath:t+"/business_name",schemaPath:"#/properties/business\
_name/type",keyword:"type",params:{type:"string"}}],!1;var d=n===e}else var d=!0;if(d){if(r.created_at!==void 0){let n=r.
created_at;const o=e,k=e;if(e===k&&e===k)if(typeof n=="string")if(u.test(n)){if(!q(n))return $e.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return $e.
errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return $e.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var d=o===e}else var d=!0;if(d)if(r.settings!==
void 0){const n=e;Be(r.settings,{instancePath:t+"/settings",parentData:r,parentDataProperty:"settings",rootData:H,dynamicAnchors:S})||
(a=a===null?Be.errors:a.concat(Be.errors),e=a.length);var d=n===e}else var d=!0}}}}}}else return $e.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $e.errors=a,e===0}$e.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Lr(r,{instancePath:t="",parentData:B,parentDataProperty:W,rootData:H=r,dynamicAnchors:S={}}={}){
let a=null,e=0;const m=Lr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),$e(r,{instancePath:t,
parentData:B,parentDataProperty:W,rootData:H,dynamicAnchors:S})||(a=a===null?$e.errors:a.concat($e.errors),e=a.length),Lr.
errors=a,e===0}return Lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},O}export{cs as answers,ls as requests};
